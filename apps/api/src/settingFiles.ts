import { readFileSync } from 'node:fs'
import { StartError } from './startError.ts'
import { systemErrorCode } from './systemErrors.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The settings that hold secrets. Each can be in a file instead, whose path is in the setting of
 * the same name with `_FILE` at its end: so containers get secrets that are not visible in their
 * environment.
 */
export const secretSettings = [
  'AUTH_SECRET',
  'AUTH_SECRET_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'VALKEY_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SENTRY_DSN',
  'LAB_WARM_POOL_KEY',
] as const

/** Longer than any secret, in bytes: a larger file is the wrong one. */
const mostBytes = 64 * 1024

/**
 * Adds the settings that are in files, and leaves out the empty ones. Throws `StartError` with a
 * line that names the setting, never the content of the file.
 */
export function withSettingFiles(env: Environment): Record<string, string> {
  const given = Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1].trim() !== '',
    ),
  )
  for (const name of secretSettings) {
    const path = given[`${name}_FILE`]
    if (path === undefined) continue
    if (given[name] !== undefined)
      throw new StartError(`${name} and ${name}_FILE are both set: keep one of them.`)
    given[name] = readSetting(`${name}_FILE`, path)
  }
  return given
}

function readSetting(name: string, path: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    const code = systemErrorCode(error) ?? 'it cannot be read'
    throw new StartError(`${name}: the file ${path} cannot be read (${code}).`)
  }
  // Editors and `echo` end a file with a line break, which is no part of the secret.
  const text = bytes.toString('utf8').replace(/\r?\n$/, '')
  if (bytes.length > mostBytes || text.trim() === '' || /[\r\n\0]/.test(text))
    throw new StartError(`${name}: the file ${path} must hold one line.`)
  return text
}
