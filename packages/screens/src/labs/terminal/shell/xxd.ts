import { defineCommand } from 'just-bash/browser'
import { fromLatin1, toLatin1 } from './bytes.ts'
import { hex } from './openssl.ts'
import { stdinOf } from './requestBody.ts'

const row = 16

const plain = new Set(['-p', '-ps', '-plain', '-postscript'])
const known = new Set([...plain, '-r', '-rp', '-pr'])

/** `xxd`, with `-p` and `-r -p`. */
export const xxd = defineCommand('xxd', async (args, ctx) => {
  const [file, second] = args.filter((each) => !each.startsWith('-'))
  const isBack = args.some((each) => /^-p?r/.test(each))
  const isPlain = args.some((each) => plain.has(each) || /^-(?:rp|pr)$/.test(each))
  const unknown = args.find((each) => each.startsWith('-') && !known.has(each)) ?? second
  if (unknown !== undefined || (isBack && !isPlain)) {
    const stderr = `xxd: this terminal has -p and -r -p of one file, not "${unknown ?? '-r'}"\n`
    return { stdout: '', stderr, exitCode: 1 }
  }
  try {
    const content =
      file === undefined
        ? stdinOf(ctx)
        : await ctx.fs.readFileBuffer(ctx.fs.resolvePath(ctx.cwd, file))
    if (isBack) {
      const digits = toLatin1(content).replace(/[^0-9a-fA-F]/g, '')
      const pairs = digits.match(/../g) ?? []
      const made = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
      return { stdout: toLatin1(made), stdoutKind: 'bytes' as const, stderr: '', exitCode: 0 }
    }
    if (isPlain) return text(hex(content).replace(/.{1,60}/g, '$&\n'))
    const rows: string[] = []
    for (let at = 0; at < content.length; at += row) {
      const part = content.subarray(at, at + row)
      const pairs = hex(part)
        .replace(/.{1,4}/g, '$& ')
        .padEnd((row / 2) * 5)
      const shown = [...part]
        .map((byte) => (byte > 31 && byte < 127 ? String.fromCharCode(byte) : '.'))
        .join('')
      rows.push(`${at.toString(16).padStart(8, '0')}: ${pairs} ${shown}\n`)
    }
    return text(rows.join(''))
  } catch {
    return { stdout: '', stderr: `xxd: ${file}: No such file or directory\n`, exitCode: 2 }
  }
})

const text = (shown: string) => ({
  stdout: toLatin1(fromLatin1(shown)),
  stdoutKind: 'bytes' as const,
  stderr: '',
  exitCode: 0,
})
