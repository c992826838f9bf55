import { parseCredentialId } from '@rampart/contract/rules/credentialKinds'
import type { CredentialId } from '@rampart/contract/rules/credentialKinds'
import { maxFileBytes, readCredentialFile } from '@rampart/verify/readCredentialFile'
import { readBakedSvg } from './readBakedSvg.ts'
import { foreignHost, readIds } from './readIds.ts'
import type { VerifyAnythingMessages } from './verifyAnything.messages.ts'

/**
 * The most files and IDs at once: enough for a class, and not more than the site can check in a few
 * minutes.
 */
export const maxFiles = 20
export const maxIds = 200

/** One thing to check. `source` is the name of its file, null for typed text. */
export type Given = { readonly source: string | null } & (
  | ({ readonly kind: 'id' } & CredentialId)
  | { readonly kind: 'document'; readonly json: unknown }
  /** Why nothing could be read. */
  | { readonly kind: 'unreadable'; readonly reason: string }
)

/** Too much at once: nothing is checked, so that nobody mistakes a part for the whole. */
export class TooMuch extends Error {}

/** The things to check in files, in their order. Throws `TooMuch`. */
export async function readGivenFiles(
  files: readonly File[],
  origin: string,
  messages: VerifyAnythingMessages,
): Promise<Given[]> {
  if (files.length > maxFiles) throw new TooMuch(messages.tooManyFiles(files.length, maxFiles))
  const given: Given[] = []
  // One after the other: each may have ten megabytes.
  for (const file of files) given.push(...(await readFile(file, origin, messages)))
  return limited(given, messages)
}

/** The things to check in a text: IDs, links, the text of a credential. Throws `TooMuch`. */
export async function readGivenText(
  text: string,
  origin: string,
  messages: VerifyAnythingMessages,
): Promise<Given[]> {
  const host = foreignHost(text, origin)
  if (host !== null)
    return [{ kind: 'unreadable', source: null, reason: messages.foreignLink(host) }]
  return limited(await readBytes(new TextEncoder().encode(text), null, origin, messages), messages)
}

async function readFile(
  file: File,
  origin: string,
  messages: VerifyAnythingMessages,
): Promise<Given[]> {
  // A file that is too large is not read at all.
  if (file.size > maxFileBytes)
    return [{ kind: 'unreadable', source: file.name, reason: messages.unreadable.file_too_large }]
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return [{ kind: 'unreadable', source: file.name, reason: messages.fileGone }]
  return readBytes(new Uint8Array(bytes), file.name, origin, messages)
}

async function readBytes(
  bytes: Uint8Array,
  source: string | null,
  origin: string,
  messages: VerifyAnythingMessages,
): Promise<Given[]> {
  const found = await readCredentialFile(bytes, {
    readSvg: readBakedSvg,
    readIds: (text) => readIds(text, origin),
  })
  if (found.kind === 'credential') return [{ kind: 'document', source, json: found.json }]
  if (found.kind === 'none')
    return [{ kind: 'unreadable', source, reason: messages.unreadable[found.reason] }]
  return found.ids.flatMap((text) => {
    const id = parseCredentialId(text)
    return id ? { kind: 'id', source, ...id } : []
  })
}

function limited(given: Given[], messages: VerifyAnythingMessages): Given[] {
  const count = given.filter(({ kind }) => kind === 'id').length
  if (count > maxIds) throw new TooMuch(messages.tooManyIds(count, maxIds))
  return given
}
