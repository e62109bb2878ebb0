// Turn notices by web push: the browser is woken by its maker's service, which learns only that there is something.
import { api } from './api'

/** The room's key for push, or nothing where this room or this browser has none. */
export async function pushKey(): Promise<string> {
  if (!isSecureContext || !('serviceWorker' in navigator) || !('PushManager' in window)) return ''
  return (await api.pushKey()).key
}

export async function isSubscribed(): Promise<boolean> {
  const worker = await navigator.serviceWorker.getRegistration()
  return !!(await worker?.pushManager.getSubscription())
}

/** Ask the person and subscribe; false where the person does not want it. */
export async function subscribe(key: string, language: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await navigator.serviceWorker.register(`/sw.js?lang=${language}`)
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await api.push(made.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } })
  return true
}

/** Take this browser out, where it is in. */
export async function unsubscribe(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const worker = await navigator.serviceWorker.getRegistration()
  const made = await worker?.pushManager.getSubscription()
  if (!made) return
  await made.unsubscribe()
  await api.pushGone({ endpoint: made.endpoint })
}
