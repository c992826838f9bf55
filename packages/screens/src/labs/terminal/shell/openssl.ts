import { defineCommand } from 'just-bash/browser'
import { bytesOf, joined, toBase64, toLatin1 } from './bytes.ts'
import { enc } from './enc.ts'
import { OpensslError } from './opensslError.ts'
import { stdinOf } from './requestBody.ts'
import type { CommandContext } from './requestBody.ts'

const hashes: Readonly<Record<string, string>> = {
  '-sha1': 'SHA-1',
  '-sha256': 'SHA-256',
  '-sha384': 'SHA-384',
  '-sha512': 'SHA-512',
}

/** Output forms of `dgst`. */
const digestForms = new Set(['-hex', '-binary', '-r'])

const bytes = (content: Uint8Array) => ({
  stdout: toLatin1(content),
  stdoutKind: 'bytes' as const,
  stderr: '',
  exitCode: 0,
})
const failed = (message: string) => ({ stdout: '', stderr: `openssl: ${message}\n`, exitCode: 1 })

/** `openssl dgst`, `base64`, `enc` and `rand`, over Web Crypto. */
export const openssl = defineCommand('openssl', async ([command = '', ...args], ctx) => {
  try {
    if (command === 'dgst' || hashes[`-${command}`])
      return await digest(command === 'dgst' ? args : [`-${command}`, ...args], ctx)
    if (command === 'enc' || command === 'base64' || command.startsWith('aes')) {
      const { stdout, stderr } = await enc(command === 'enc' ? args : [`-${command}`, ...args], ctx)
      return { ...bytes(stdout), stderr }
    }
    if (command === 'rand') return random(args)
    return failed(`this terminal has dgst, base64, enc and rand, not "${command}"`)
  } catch (error) {
    if (error instanceof OpensslError)
      return { ...bytes(error.printed), stderr: error.message, exitCode: 1 }
    return failed(error instanceof Error ? error.message : 'failed')
  }
})

async function input(
  file: string | undefined,
  ctx: CommandContext,
): Promise<Uint8Array<ArrayBuffer>> {
  return file === undefined
    ? stdinOf(ctx)
    : new Uint8Array(await ctx.fs.readFileBuffer(ctx.fs.resolvePath(ctx.cwd, file)))
}

async function digest(args: readonly string[], ctx: CommandContext) {
  let hash = 'SHA-256'
  let key: string | undefined
  const files: string[] = []
  const forms = new Set<string>()
  const left = [...args]
  for (let given = left.shift(); given !== undefined; given = left.shift()) {
    const named = hashes[given]
    if (named) hash = named
    else if (given === '-hmac') key = left.shift() ?? ''
    else if (digestForms.has(given)) forms.add(given)
    else if (!given.startsWith('-')) files.push(given)
    else
      return failed(
        `this terminal has sha1, sha256, sha384 and sha512, -hmac, -hex, -binary and -r, not "${given}"`,
      )
  }
  const [file] = files
  if (files.length > 1) return failed('this terminal takes one file at a time')
  const content = await input(file, ctx)
  const result = new Uint8Array(
    key === undefined
      ? await crypto.subtle.digest(hash, content)
      : await crypto.subtle.sign(
          'HMAC',
          await crypto.subtle.importKey('raw', bytesOf(key), { name: 'HMAC', hash }, false, [
            'sign',
          ]),
          content,
        ),
  )
  if (forms.has('-binary')) return bytes(result)
  const name = `${key === undefined ? '' : 'HMAC-'}${hash.replace('SHA-', 'SHA2-').replace('SHA2-1', 'SHA1')}`
  if (forms.has('-r')) return bytes(bytesOf(`${hex(result)} *${file ?? 'stdin'}\n`))
  return bytes(bytesOf(`${name}(${file ?? 'stdin'})= ${hex(result)}\n`))
}

function random(args: readonly string[]) {
  const unknown = args.find((each) => !/^(?:\d+|-hex|-base64)$/.test(each))
  if (unknown !== undefined)
    return failed(`rand: this terminal has -hex and -base64, not "${unknown}"`)
  const count = Number(args.find((each) => /^\d+$/.test(each)))
  if (!(count > 0 && count <= 1_000_000)) return failed('rand: give a number of bytes')
  const parts: Uint8Array[] = []
  for (let left = count; left > 0; left -= 65_536)
    parts.push(crypto.getRandomValues(new Uint8Array(Math.min(left, 65_536))))
  const made = joined(parts)
  if (args.includes('-hex')) return bytes(bytesOf(`${hex(made)}\n`))
  return bytes(
    args.includes('-base64') ? bytesOf(toBase64(made).replace(/.{1,64}/g, '$&\n')) : made,
  )
}

/** Two digits a byte. */
export const hex = (content: Uint8Array) =>
  [...content].map((byte) => byte.toString(16).padStart(2, '0')).join('')
