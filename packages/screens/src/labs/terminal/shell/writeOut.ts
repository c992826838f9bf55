import { bytesOf } from './bytes.ts'
import type { CurlOptions } from './curlOptions.ts'

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\' }

/** A format of `-w` with the known values. */
export const writtenOut = (format: string, facts: Readonly<Record<string, string>>) =>
  format.replace(
    /%%|%\{(\w+)\}|\\(.)/g,
    (whole, name: string | undefined, escape: string | undefined) => {
      if (whole === '%%') return '%'
      if (name !== undefined) return facts[name] ?? ''
      return escapes[escape ?? ''] ?? whole
    },
  )

/** The output of `-w` if there was no response. */
export function withoutResponse(
  { writeOut }: CurlOptions,
  url: string,
  exitCode: number,
): Uint8Array[] {
  if (writeOut === undefined || ![3, 6, 7, 28].includes(exitCode)) return []
  const counts = {
    size_download: '0',
    size_header: '0',
    num_redirects: '0',
    time_total: '0.000000',
  }
  const facts = { ...counts, url_effective: url, exitcode: String(exitCode) }
  return [bytesOf(writtenOut(writeOut, { ...facts, http_code: '000', response_code: '000' }))]
}
