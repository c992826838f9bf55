import { bytesOf, fromLatin1, joined, toBase64, toLatin1 } from './bytes.ts'
import { crypt } from './aes.ts'
import type { Cipher } from './aes.ts'
import { OpensslError } from './opensslError.ts'
import { stdinOf } from './requestBody.ts'
import type { CommandContext } from './requestBody.ts'

const block = 16
const salted = bytesOf('Salted__')

const valued = new Set(['-k', '-kfile', '-pass', '-K', '-iv', '-S', '-in', '-out', '-iter', '-md'])
const plain =
  /^-(?:e|d|a|base64|A|p|P|nosalt|salt|pbkdf2|nopad|aes-?(?:128|256)(?:-(?:cbc|ctr))?)$/i
const hashes: Readonly<Record<string, string>> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
}

interface Options {
  readonly values: ReadonlyMap<string, string>
  readonly flags: ReadonlySet<string>
  readonly cipher: Cipher | undefined
}

/** The output of a command, in bytes. */
export interface Printed {
  readonly stdout: Uint8Array
  readonly stderr: string
}

function read(args: readonly string[]): Options {
  const values = new Map<string, string>()
  const flags = new Set<string>()
  let cipher: Cipher | undefined
  for (let at = 0; at < args.length; at += 1) {
    const given = args[at] ?? ''
    const name = given.replace(/^--/, '-')
    if (valued.has(name)) {
      at += 1
      const value = args[at]
      if (value === undefined) throw wrongUse(`Option ${name} needs a value`)
      values.set(name, value)
      continue
    }
    if (!name.startsWith('-')) throw wrongUse(`Extra option: "${given}"`)
    if (!plain.test(name)) throw wrongUse(`Unknown cipher: ${name.slice(1)}`)
    const [, bits, mode = 'cbc'] = /^-aes-?(128|256)(?:-(cbc|ctr))?$/i.exec(name) ?? []
    if (bits) cipher = { bits: Number(bits), mode: mode.toLowerCase() === 'ctr' ? 'CTR' : 'CBC' }
    else flags.add(name)
  }
  return { values, flags, cipher }
}

const wrongUse = (what: string) => new OpensslError(`enc: ${what}\nenc: Use -help for summary.\n`)

/** `openssl enc`: AES with 128 or 256 bits in CBC and CTR, as version 3.0 has it, and base64. */
export async function enc(args: readonly string[], ctx: CommandContext): Promise<Printed> {
  const options = read(args)
  const { values, flags, cipher } = options
  let stderr = ''
  const say = (text: string) => {
    stderr += `${text}\n`
  }
  const file = values.get('-in')
  let content = file === undefined ? stdinOf(ctx) : await readFile(file, ctx)
  const isBase64 = ['-a', '-base64'].some((flag) => flags.has(flag))
  const isDecrypting = flags.has('-d')
  let printed: Uint8Array = new Uint8Array()
  try {
    if (isBase64 && isDecrypting) content = fromBase64Text(toLatin1(content), flags.has('-A'))
    let result = content
    if (cipher) {
      const done = await useCipher({ ...options, cipher }, content, { ctx, say })
      printed = bytesOf(done.facts)
      result = done.result
    }
    const isText = isBase64 && !isDecrypting && !flags.has('-P')
    printed = joined([printed, isText ? base64Text(result, flags.has('-A')) : result])
  } catch (error) {
    if (!(error instanceof OpensslError)) throw error
    throw new OpensslError(stderr + error.message, error.printed)
  }
  const out = values.get('-out')
  if (out === undefined) return { stdout: printed, stderr }
  await ctx.fs.writeFile(ctx.fs.resolvePath(ctx.cwd, out), printed)
  return { stdout: new Uint8Array(), stderr }
}

interface Surroundings {
  readonly ctx: CommandContext
  readonly say: (text: string) => void
}

async function useCipher(
  { values, flags, cipher }: Options & { readonly cipher: Cipher },
  content: Uint8Array<ArrayBuffer>,
  { ctx, say }: Surroundings,
) {
  const keyLength = cipher.bits / 8
  const password = await passwordOf(values, ctx)
  const isDecrypting = flags.has('-d')
  let derived: { key: Uint8Array<ArrayBuffer>; iv: Uint8Array<ArrayBuffer> } | undefined
  let salt: Uint8Array<ArrayBuffer> | undefined
  let head = new Uint8Array()
  if (password) {
    const given = values.get('-S')
    if (!flags.has('-nosalt')) {
      if (given !== undefined) salt = fromHex(given, 8, 'salt', say)
      else if (isDecrypting) {
        if (content.length < block) throw new OpensslError('error reading input file\n')
        if (toLatin1(content.subarray(0, 8)) !== toLatin1(salted))
          throw new OpensslError('bad magic number\n')
        salt = content.slice(8, block)
        content = content.slice(block)
      } else {
        salt = crypto.getRandomValues(new Uint8Array(8))
        head = joined([salted, salt])
      }
    }
    derived = await derive(password, salt, keyLength, { values, flags, say })
  }
  const iv = values.has('-iv') ? fromHex(values.get('-iv') ?? '', block, 'iv', say) : derived?.iv
  const key = values.has('-K')
    ? fromHex(values.get('-K') ?? '', keyLength, 'key', say)
    : derived?.key
  if (!key) throw new OpensslError('give a key by -K and -iv, or a password by -k or -pass\n')
  if (!iv) throw new OpensslError('iv undefined\n')
  const facts =
    flags.has('-p') || flags.has('-P')
      ? `${salt ? `salt=${hexText(salt)}\n` : ''}key=${hexText(key)}\niv =${hexText(iv)}\n`
      : ''
  if (flags.has('-P')) return { facts, result: new Uint8Array() }
  const crypted = await crypt(
    { cipher, key, iv, isDecrypting, isPadded: !flags.has('-nopad') },
    content,
  )
  const result = joined([head, crypted.content])
  if (crypted.isBad)
    throw new OpensslError(isDecrypting ? 'bad decrypt\n' : 'bad encrypt\n', result)
  return { facts, result }
}

async function passwordOf(
  values: ReadonlyMap<string, string>,
  ctx: CommandContext,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (values.has('-k')) return bytesOf(values.get('-k') ?? '')
  const firstLine = (content: Uint8Array) =>
    bytesOf(new TextDecoder().decode(content).split('\n')[0] ?? '')
  if (values.has('-kfile')) return firstLine(await readFile(values.get('-kfile') ?? '', ctx))
  const pass = values.get('-pass')
  if (pass === undefined) return undefined
  const [, kind, rest = ''] = /^(pass|env|file|stdin)(?::(.*))?$/s.exec(pass) ?? []
  if (kind === 'pass') return bytesOf(rest)
  if (kind === 'file') return firstLine(await readFile(rest, ctx))
  if (kind === 'env') {
    const value = ctx.env.get(rest)
    if (value === undefined)
      throw new OpensslError(`No environment variable ${rest}\nError getting password\n`)
    return bytesOf(value)
  }
  if (kind === undefined && !pass.slice(0, 5).includes(':'))
    throw new OpensslError(
      "Invalid password argument, missing ':' within the first 5 chars\nError getting password\n",
    )
  throw new OpensslError(`-pass takes pass:, env: and file: here, not "${pass}"\n`)
}

interface Derivation {
  readonly values: ReadonlyMap<string, string>
  readonly flags: ReadonlySet<string>
  readonly say: (text: string) => void
}

async function derive(
  password: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer> | undefined,
  keyLength: number,
  { values, flags, say }: Derivation,
) {
  const md = values.get('-md') ?? 'sha256'
  const hash = hashes[md.toLowerCase().replace('-', '')]
  if (!hash) throw new OpensslError(`-md takes sha1, sha256, sha384 and sha512 here, not "${md}"\n`)
  const count = values.get('-iter')
  const iterations = Number(count ?? 10_000)
  if (!Number.isInteger(iterations) || iterations < 1)
    throw wrongUse(`Non-positive number "${count}" for option -iter`)
  if (iterations > 5_000_000) throw new OpensslError('-iter takes at most 5000000 here\n')
  const length = keyLength + block
  let made: Uint8Array<ArrayBuffer>
  if (flags.has('-pbkdf2') || count !== undefined) {
    const base = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const way = { name: 'PBKDF2', hash, salt: salt ?? new Uint8Array(), iterations }
    made = new Uint8Array(await crypto.subtle.deriveBits(way, base, length * 8))
  } else {
    say('*** WARNING : deprecated key derivation used.\nUsing -iter or -pbkdf2 would be better.')
    made = new Uint8Array()
    let last = new Uint8Array()
    while (made.length < length) {
      const next = joined([last, password, salt ?? new Uint8Array()])
      last = new Uint8Array(await crypto.subtle.digest(hash, next))
      made = joined([made, last])
    }
  }
  return { key: made.slice(0, keyLength), iv: made.slice(keyLength, length) }
}

function fromHex(text: string, length: number, name: string, say: (text: string) => void) {
  if (text.length < length * 2) say('hex string is too short, padding with zero bytes to length')
  if (text.length > length * 2) say('hex string is too long, ignoring excess')
  const digits = text.slice(0, length * 2)
  if (!/^[0-9a-f]*$/i.test(digits)) {
    say('non-hex digit')
    throw new OpensslError(`invalid hex ${name} value\n`)
  }
  const made = new Uint8Array(length)
  made.set(
    (digits.padEnd(length * 2, '0').match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)),
  )
  return made
}

const hexText = (content: Uint8Array) =>
  [...content]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()

async function readFile(file: string, ctx: CommandContext): Promise<Uint8Array<ArrayBuffer>> {
  const content = await ctx.fs.readFileBuffer(ctx.fs.resolvePath(ctx.cwd, file)).catch(() => {
    throw new OpensslError(`Can't open "${file}" for reading, No such file or directory\n`)
  })
  return new Uint8Array(content)
}

/** In lines of 64 characters, or as one line without a line end. */
const base64Text = (content: Uint8Array, isOneLine: boolean): Uint8Array =>
  bytesOf(isOneLine ? toBase64(content) : toBase64(content).replace(/.{1,64}/g, '$&\n'))

/**
 * The bytes of a text in base64. As in the real program, a text without line ends, or one line with
 * a line end, gives nothing.
 */
function fromBase64Text(text: string, isOneLine: boolean): Uint8Array<ArrayBuffer> {
  const isRead = isOneLine ? !/\n./.test(text) : text.includes('\n')
  const digits = text.replace(/\s/g, '')
  if (!isRead || digits.length % 4 !== 0) return new Uint8Array()
  try {
    return fromLatin1(atob(digits))
  } catch {
    return new Uint8Array()
  }
}
