/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module 'icon:*' {
  const icon: { body: string; size: number }
  export default icon
}
declare module 'blurbs:*' {
  const found: Record<string, { title: string; blurb: string }>
  export default found
}
