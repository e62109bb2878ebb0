// Passkeys: what the server asks is handed to the browser, what the browser makes of it is handed back.
import type { Me } from '../protocol/protocol'
import { api } from './api'

/** Whether this browser and this connection can use passkeys. */
export const canPasskey = (): boolean =>
  isSecureContext && typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

export async function keepByPasskey(login: string): Promise<Me> {
  const task = await api.beginPasskey(login)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    task.options as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  return api.finishPasskey({ attempt: task.attempt, credential: made.toJSON() })
}

export async function comeByPasskey(login: string): Promise<Me> {
  const task = await api.beginLogin(login)
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    task.options as PublicKeyCredentialRequestOptionsJSON,
  )
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  return api.finishLogin({ attempt: task.attempt, credential: found.toJSON() })
}
