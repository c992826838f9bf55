import { sha256 } from '../sha256.ts'
import type { Problems } from './problems.ts'
import type { YamlSource } from './yaml.ts'

/** The hash with which a translation names the text that it was made of. */
export const sourceHash = (text: string): string => sha256(text).slice(0, 12)

/**
 * Whether the text has changed since a translation of it, which names it in `source`; a warning
 * says what to write there.
 */
export function isOutdated(
  source: string,
  text: string,
  file: string,
  yaml: YamlSource,
  problems: Problems,
): boolean {
  const now = sourceHash(text)
  if (source === now) return false
  problems.warn(
    file,
    yaml.lineOf(['source']),
    `is older than the English text: once it says the same again, set source to ${now}`,
  )
  return true
}
