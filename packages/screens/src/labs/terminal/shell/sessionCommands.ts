import { defineCommand } from 'just-bash/browser'
import { joined, toLatin1 } from './bytes.ts'
import { stdinOf } from './requestBody.ts'
import type { CommandContext } from './requestBody.ts'

interface Session {
  /** The lines typed so far, with the one that is running. */
  readonly history: () => readonly string[]
  /** Empties the screen. */
  readonly onClear: () => void
}

const printed = (stdout: string, stderr = '', exitCode = 0) => ({ stdout, stderr, exitCode })

/**
 * Commands that need the learner, the history or the screen, which the library's own do not know.
 */
export const sessionCommands = ({ history, onClear }: Session) => [
  defineCommand('whoami', async () => printed('learner\n')),
  defineCommand('clear', async () => {
    onClear()
    return printed('')
  }),
  defineCommand('history', async ([count, ...more]) => {
    if (more.length > 0 || (count !== undefined && !/^\d+$/.test(count)))
      return printed('', 'history: this terminal has no options, only a number of lines\n', 1)
    const lines = history()
    const first = Math.max(0, lines.length - Number(count ?? lines.length))
    return printed(
      lines
        .slice(first)
        .map((line, at) => `${String(first + at + 1).padStart(5)}  ${line}\n`)
        .join(''),
    )
  }),
  // The terminal scrolls by itself, so they print all at once.
  ...['less', 'more'].map((name) => defineCommand(name, (args, ctx) => show(name, args, ctx))),
]

async function show(name: string, args: readonly string[], ctx: CommandContext) {
  const files = args.filter((each) => !/^[-+]./.test(each))
  const contents: Uint8Array[] = []
  let stderr = ''
  for (const file of files)
    try {
      contents.push(await ctx.fs.readFileBuffer(ctx.fs.resolvePath(ctx.cwd, file)))
    } catch {
      stderr += `${name}: ${file}: No such file or directory\n`
    }
  if (files.length === 0) contents.push(stdinOf(ctx))
  return {
    stdout: toLatin1(joined(contents)),
    stdoutKind: 'bytes' as const,
    stderr,
    exitCode: stderr === '' ? 0 : 1,
  }
}
