/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module 'icon:*' {
  const icon: { body: string; size: number }
  export default icon
}
