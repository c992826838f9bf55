import { labShellHome as home } from '@rampart/contract/rules/labShell'
import { Bash } from 'just-bash/browser'
import { lastWord } from '../lineText.ts'
import { withAdvice } from './advice.ts'
import { createCurl } from './curl.ts'
import type { Ask } from './curl.ts'
import { createDig } from './dig.ts'
import { helpText } from './helpText.ts'
import { openssl } from './openssl.ts'
import { sessionCommands } from './sessionCommands.ts'
import { definedPath, isUnfinished, lasting, statePath } from './shellState.ts'
import type { Memory } from './shellState.ts'
import { DeviceFs, ttyPath, withoutCopies } from './streamed.ts'
import { xxd } from './xxd.ts'

/** The most characters of output for one line of input; the rest is left out, with a note. */
const maxOutput = 400_000
/** The most bytes of all stored files together. */
const maxKept = 2_000_000

const stays = () => 'The terminal stays open as long as its page.\n'

/** Lines to which the library's reply would mean nothing here. */
const replies = new Map([
  ['exit', stays],
  ['logout', stays],
  ['help', helpText],
])

/**
 * Characters that a name must not bring into the typed line: a terminal obeys controls, and marks
 * of direction reverse text. A lab's target may have chosen the name.
 */
const unshown = /\p{Cc}|\p{Bidi_Control}/u

/** Characters that have a meaning for a shell unless a backslash is before them. */
const special = /[\s"'`$\\&|;()<>*?[\]{}!#~=]/g

/** A file of the learner, by its path. */
export type KeptFiles = Record<string, Uint8Array>

/** What is stored for the session. */
export interface Kept {
  readonly files: KeptFiles
  readonly memory: Memory
}

export interface ShellOptions {
  /** Variables that are set at the start. */
  readonly variables: Readonly<Record<string, string>>
  /** The state of an earlier shell of the session. */
  readonly kept?: Kept | undefined
  /** Sends requests to the session's target. */
  readonly ask: Ask
  /** Origin of the session: nothing else can be reached. */
  readonly origin: string
  /** Waits for this many milliseconds, for the command `sleep`. @default real time */
  readonly sleep?: (milliseconds: number) => Promise<void>
  /** Called with output as it is printed. */
  readonly onOutput: (text: string) => void
  /** Called when the command `clear` empties the screen. */
  readonly onClear: () => void
}

/** What the terminal knows of a line that is typed into it. */
export interface Screen {
  /** The output of the command `history`. @default none */
  readonly history: readonly string[]
  /** How many columns the terminal has. @default 80 */
  readonly columns: number
}

export interface Shell {
  /** Runs a typed text. Returns its exit status: 130 if the signal ended it. */
  run(text: string, signal?: AbortSignal, screen?: Partial<Screen>): Promise<number>
  /** Whether more lines are needed before this can run. */
  isIncomplete(text: string): boolean
  /** Completions of the last word of a line: each is the whole word. */
  complete(line: string): Promise<string[]>
  /** Where the learner is, with `~` for home. */
  place(): string
  /** The files below home, and the state of the shell. */
  kept(): Promise<Kept>
}

/** A bash in JavaScript whose variables, functions and folder last from line to line. */
export async function createShell(options: ShellOptions): Promise<Shell> {
  let printed = 0
  let typed: readonly string[] = []
  const print = (given: string) => {
    if (given === '' || printed > maxOutput) return
    const text = withoutCopies(given)
    printed += text.length
    options.onOutput(
      printed > maxOutput
        ? `${text.slice(0, text.length - (printed - maxOutput))}\n[The rest of the output is left out.]\n`
        : text,
    )
  }
  const state = lasting((env) => makeBash(env))
  const fs = new DeviceFs({
    [ttyPath]: (text) => print(withAdvice(text)),
    [statePath]: state.tell,
    [definedPath]: state.define,
    '/dev/null': () => undefined,
  })
  const makeBash = (env: Readonly<Record<string, string>>) =>
    new Bash({
      fs,
      cwd: home,
      env: { HOME: home, USER: 'learner', TERM: 'xterm-256color', ...options.variables, ...env },
      customCommands: [
        createCurl(options),
        createDig(options),
        openssl,
        xxd,
        ...sessionCommands({ history: () => typed, onClear: options.onClear }),
      ],
      ...(options.sleep && { sleep: options.sleep }),
      executionLimits: {
        maxCommandCount: 1_000_000,
        maxLoopIterations: 1_000_000,
        maxWorkUnits: 50_000_000,
        maxOutputSize: 4_000_000,
        maxStringLength: 8_000_000,
        maxFileSystemBytes: 32_000_000,
        maxLiveBytes: 64_000_000,
        maxExecutionTimeMs: 3_600_000,
      },
    })
  /** Undefined for a link to a missing file. */
  const statOf = (path: string) => fs.stat(path).catch(() => undefined)
  await fs.mkdir(home, { recursive: true })
  await fs.mkdir('/tmp', { recursive: true })
  for (const [path, content] of Object.entries(options.kept?.files ?? {})) {
    await fs.mkdir(path.slice(0, path.lastIndexOf('/')) || '/', { recursive: true })
    await fs.writeFile(path, content)
  }

  if (options.kept) state.remember(options.kept.memory)

  return {
    async run(text, signal, { history = [], columns = 80 } = {}) {
      printed = 0
      typed = history
      const reply = replies.get(text.trim())
      if (reply !== undefined) {
        print(reply(columns))
        return 0
      }
      const statements = state.parse(text)
      if (typeof statements === 'string') {
        print(`${statements}\n`)
        return state.notRead
      }
      let status = 0
      for (const statement of statements) {
        const result = await state.run(statement, signal)
        print(result.stdout)
        if (signal?.aborted) return 130
        print(withAdvice(result.stderr))
        status = result.exitCode
      }
      return status
    },
    isIncomplete: (text) => isUnfinished(state.parse(text), text),
    async complete(line) {
      const word = lastWord(line)
      const isCommand = /(?:^|[;|&(])\s*$/.test(line.slice(0, line.length - word.length))
      if (isCommand && !word.includes('/'))
        return state.commands().filter((name) => name.startsWith(word))
      if (word.startsWith('$'))
        return state
          .names()
          .map((name) => `$${name}`)
          .filter((name) => name.startsWith(word))
      const folder = word.slice(0, word.lastIndexOf('/') + 1)
      const plain = (text: string) => text.replaceAll(/\\(.)/g, '$1')
      const at = fs.resolvePath(state.cwd(), plain(folder).replace(/^~/, home) || '.')
      const names = await fs.readdir(at).catch(() => [])
      const begin = plain(word.slice(folder.length))
      const isQuoted = /["']$/.test(line.slice(0, line.length - word.length))
      const typed = (name: string) => (isQuoted ? name : name.replaceAll(special, '\\$&'))
      const found = names.filter(
        (name) => name.startsWith(begin) && !name.startsWith('.') && !unshown.test(name),
      )
      return Promise.all(
        found.map(async (name) => {
          const found = await statOf(`${at}/${name}`)
          return `${folder}${typed(name)}${found?.isDirectory ? '/' : ''}`
        }),
      )
    },
    place: () =>
      state
        .cwd()
        .replace(new RegExp(`^${home}(?=/|$)`), '~')
        .replace(new RegExp(unshown, 'gu'), '?'),
    async kept() {
      const files: KeptFiles = {}
      let size = 0
      for (const path of fs.getAllPaths().filter((each) => each.startsWith(`${home}/`))) {
        if (!(await statOf(path))?.isFile) continue
        const content = await fs.readFileBuffer(path)
        size += content.length
        if (size <= maxKept) files[path] = content
      }
      return { files, memory: state.memory() }
    },
  }
}
