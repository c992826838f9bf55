import type { Passkey } from '@rampart/contract/entities/passkey'
import type { PasskeyMessages } from './passkeys.messages.ts'
import { dateText } from './sessionTexts.ts'

/** The name of a passkey: its owner's, else that of its provider. */
export function passkeyName({ name, provider, kind }: Passkey, messages: PasskeyMessages): string {
  const words = {
    device: messages.device,
    phone: messages.phone,
    security_key: messages.securityKey,
    unknown: messages.unknown,
  }
  return name ?? provider ?? words[kind]
}

/** When it was added and used, and whether it is lost with its device. */
export function passkeyDetail(
  { createdAt, lastUsedAt, isSynced }: Passkey,
  messages: PasskeyMessages,
  locale: string,
): string {
  const added = dateText(createdAt, locale)
  const times =
    lastUsedAt === null
      ? messages.added(added)
      : messages.addedAndUsed(added, dateText(lastUsedAt, locale))
  return isSynced ? times : `${times} ${messages.onThisAlone}`
}
