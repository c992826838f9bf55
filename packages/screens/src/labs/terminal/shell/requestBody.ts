import type { defineCommand } from 'just-bash/browser'
import { bytesOf, fromLatin1, joined } from './bytes.ts'
import { CurlError } from './curlOptions.ts'
import type { CurlOptions } from './curlOptions.ts'

/** What a command gets besides its arguments. */
export type CommandContext = Parameters<Parameters<typeof defineCommand>[1]>[1]

/** The bytes that are piped into a command. */
export const stdinOf = (ctx: CommandContext) => fromLatin1(ctx.stdin as unknown as string)

/**
 * The body of curl's request, or undefined if there is none. Throws a `CurlError` for a missing
 * file.
 */
export async function requestBody(
  { data, upload }: CurlOptions,
  ctx: CommandContext,
): Promise<Uint8Array | undefined> {
  if (upload !== undefined) return readInput(upload, ctx)
  if (data.length === 0) return undefined
  const parts = await Promise.all(data.map(({ option, value }) => part(option, value, ctx)))
  return joined(parts.flatMap((each, index) => (index === 0 ? [each] : [bytesOf('&'), each])))
}

async function part(option: string, value: string, ctx: CommandContext): Promise<Uint8Array> {
  if (option === 'raw') return bytesOf(value)
  if (option === 'urlencode') {
    const [, name = '', mark, rest = ''] = /^([^=@]*)([=@])(.*)$/s.exec(value) ?? []
    const content =
      mark === undefined
        ? bytesOf(value)
        : mark === '@'
          ? await readInput(rest, ctx)
          : bytesOf(rest)
    return bytesOf(`${name === '' ? '' : `${name}=`}${encoded(content)}`)
  }
  if (!value.startsWith('@')) return bytesOf(value)
  // As in the real curl, a missing file makes an empty body.
  const content = await readInput(value.slice(1), ctx).catch(() => new Uint8Array())
  return option === 'binary'
    ? content
    : content.filter((byte) => byte !== 10 && byte !== 13 && byte !== 0)
}

async function readInput(file: string, ctx: CommandContext): Promise<Uint8Array> {
  if (file === '-') return stdinOf(ctx)
  return ctx.fs.readFileBuffer(ctx.fs.resolvePath(ctx.cwd, file)).catch(() => {
    throw new CurlError(26, `(26) Failed to open ${file}`)
  })
}

/** As forms are encoded: a space is a plus sign. */
const encoded = (bytes: Uint8Array) =>
  [...bytes]
    .map((byte) => {
      const character = String.fromCharCode(byte)
      if (/[\w.~-]/.test(character)) return character
      return byte === 32 ? '+' : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')
