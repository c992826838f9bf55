import { labShellHome as home } from '@rampart/contract/rules/labShell'
import { getCommandNames, getNetworkCommandNames } from 'just-bash/browser'
import type { Bash } from 'just-bash/browser'
import { declarationsIn } from './declarations.ts'
import { statementOf, wholeDefinition, withInsertions } from './definitions.ts'
import type { SimpleCommand } from './definitions.ts'
import { callsCopy, literalOf, printingFunctions, streamed } from './streamed.ts'
import type { FunctionDef, Statement } from './streamed.ts'

/** Where the shell reports its variables and functions after each statement. */
export const statePath = '/dev/shell-state'

/** Where it reports each function definition that it runs, and each file that it sources. */
export const definedPath = '/dev/shell-defined'

/** The shell's own variables, which cannot or need not be set again. */
const own = new Set(['?', '_', 'BASHOPTS', 'SHELLOPTS', 'PIPESTATUS', 'PWD', 'BASH_REMATCH'])

/** Exit status of a line with a syntax error. */
const notRead = 2

export interface StatementResult {
  readonly stdout: string
  readonly stderr: string
  readonly exitCode: number
}

/** The state of a shell besides its files; it can be stored and copied as it is. */
export interface Memory {
  /** The output of `declare -p` and `declare -F`. */
  readonly told: string
  /** The variables that commands get. */
  readonly exported: Readonly<Record<string, string>>
  readonly functions: readonly (readonly [name: string, definition: Statement])[]
}

/**
 * Keeps variables, functions, folder and exit status from one run to the next. Each run of the
 * library starts without state, so the state after the last statement is declared before the next
 * run.
 */
export function lasting(makeBash: (env: Readonly<Record<string, string>>) => Bash) {
  const functions = new Map<string, Statement>()
  let kept: Memory = { told: '', exported: {}, functions: [] }
  let declarations: Statement[] = []
  /** A shell that a command starts begins with these: the library's `xargs` passes no others on. */
  let exported: Readonly<Record<string, string>> = {}
  let bash: Bash | undefined
  let names: string[] = []
  let cwd = home
  let status = 0
  let told = ''
  /**
   * The statements of the next run, in place of its text; undefined while a text is only parsed, or
   * a command runs other commands.
   */
  let pending: Statement[] | undefined
  let isReading = false
  /** The definitions in the current run; each reports its index here. */
  let definitions: FunctionDef[] = []

  const plugin = {
    name: 'lasting',
    transform: ({ ast }: { ast: ReturnType<Bash['transform']>['ast'] }) => {
      if (isReading) return { ast }
      const statements = pending ?? [...functions.values(), ...ast.statements]
      pending = undefined
      return { ast: { ...ast, statements } }
    },
  }
  const open = (): Bash => {
    const made = makeBash(exported)
    made.registerTransformPlugin(plugin)
    return made
  }
  const read = (text: string): Statement[] => {
    isReading = true
    try {
      bash ??= open()
      return bash.transform(text).ast.statements
    } finally {
      isReading = false
    }
  }
  /** Reports the index of a definition, or 'in' and the name of a file. */
  const reporting = (what: string): Statement[] =>
    read(`printf '%s\\n' $BASHPID $$ "$PWD" ${what} > ${definedPath}`)
  const insertions = {
    after: (definition: FunctionDef, whole: Statement): Statement[] => [
      ...(functions.has(definition.name) ? printingFunctions([whole], functions) : []),
      ...reporting(String(definitions.push(definition) - 1)),
    ],
    before: (command: SimpleCommand): Statement[] => {
      const [file] = command.args
      const name = literalOf(command.name)
      // A substitution in the name of the file must not run twice.
      if ((name !== '.' && name !== 'source') || !file || /Substitution/.test(JSON.stringify(file)))
        return []
      return reporting('in').map((statement) => withArgument(statement, file))
    },
  }
  /** The functions of a file that will be sourced; none if it cannot be read. */
  const definedIn = async (folder: string, file: string) => {
    try {
      const script = await bash?.readFile(file.startsWith('/') ? file : `${folder}/${file}`)
      return read(script ?? '').map(definitionOf)
    } catch {
      return []
    }
  }
  const keep = (env: Readonly<Record<string, string>>) => {
    const declared = declarationsIn(told)
    const variables = declared.filter(({ name, isFunction, text }) => {
      if (name === 'PWD') cwd = env['PWD'] ?? /="(.*)"$/.exec(text)?.[1] ?? cwd
      if (name === '?') status = Number(/="(\d+)"/.exec(text)?.[1] ?? 0)
      return !isFunction && !own.has(name)
    })
    const defined = new Set(declared.flatMap(({ name, isFunction }) => (isFunction ? name : [])))
    for (const name of functions.keys()) if (!defined.has(name)) functions.delete(name)
    names = variables.map(({ name }) => name)
    exported = Object.fromEntries(
      variables.flatMap(({ name, text }) => {
        const value = env[name]
        return /^declare -\w*x/.test(text) && value !== undefined ? [[name, value]] : []
      }),
    )
    kept = { told, exported, functions: [...functions] }
    declarations = read(variables.map(({ text }) => text).join('\n'))
  }

  return {
    memory: () => kept,
    remember: (memory: Memory) => {
      for (const [name, definition] of memory.functions) functions.set(name, definition)
      told = memory.told
      exported = memory.exported
      if (told !== '') keep(exported)
    },
    /** For the device at {@link statePath}. */
    tell: (text: string) => {
      told = text
    },
    /** For the device at {@link definedPath}. */
    define: async (text: string) => {
      const [process, shell, folder = '', place, ...path] = text.replace(/\n$/, '').split('\n')
      // Functions that a child of the shell defines do not exist in the shell.
      if (process !== shell) return
      const found =
        place === 'in' ? await definedIn(folder, path.join('\n')) : [definitions[Number(place)]]
      for (const each of found) if (each) functions.set(each.name, statementOf(each))
    },
    /** The statements of a text, or its syntax error. */
    parse: (text: string): Statement[] | string => {
      try {
        return read(text)
      } catch (error) {
        return `bash: ${error instanceof Error ? error.message.replace(/^Parse error/, 'syntax error') : 'syntax error'}`
      }
    },
    async run(statement: Statement, signal?: AbortSignal): Promise<StatementResult> {
      told = ''
      definitions = []
      const known = [...functions.values()].map((each) => {
        const definition = definitionOf(each)
        return definition ? wholeDefinition(definition, insertions) : each
      })
      const runs = isFunctionExport(statement)
        ? []
        : [streamed(withInsertions(statement, insertions), functions)]
      pending = [
        ...known,
        ...declarations,
        ...(runs.some(callsCopy) ? printingFunctions(known, functions) : []),
        ...read(`(exit ${status})`),
        ...runs,
        ...read(`{ declare -p; declare -F; } > ${statePath}`),
      ]
      bash = open()
      const result = await bash.exec(':', { cwd, ...(signal && { signal }) })
      if (told === '') {
        status = result.exitCode
        return result
      }
      keep(result.env)
      return { ...result, exitCode: status }
    },
    commands: () =>
      [
        ...new Set<string>([
          ...getCommandNames(),
          ...getNetworkCommandNames(),
          ...extra,
          ...functions.keys(),
        ]),
      ].toSorted(),
    names: () => names,
    cwd: () => cwd,
    notRead,
  }
}

const extra = ['cd', 'dig', 'export', 'for', 'less', 'more', 'openssl', 'xxd']

/** A statement with one command, with one more argument. */
const withArgument = (statement: Statement, word: SimpleCommand['args'][number]): Statement => ({
  ...statement,
  pipelines: statement.pipelines.map((pipeline) => ({
    ...pipeline,
    commands: pipeline.commands.map((command) =>
      command.type === 'SimpleCommand' ? { ...command, args: [...command.args, word] } : command,
    ),
  })),
})

function definitionOf({ pipelines }: Statement): FunctionDef | undefined {
  const [command] = pipelines[0]?.commands ?? []
  return command?.type === 'FunctionDef' ? command : undefined
}

/** `export -f name` is not needed: functions reach every shell that a command starts. */
function isFunctionExport({ pipelines }: Statement): boolean {
  const [command] = pipelines[0]?.commands ?? []
  if (command?.type !== 'SimpleCommand') return false
  return literalOf(command.name) === 'export' && literalOf(command.args[0]) === '-f'
}

/** Whether a text ends within something: quotes, a loop, a pipeline, a here-document. */
export function isUnfinished(read: Statement[] | string, text: string): boolean {
  if (/(?:^|[^\\])(?:\\\\)*\\$/.test(text)) return true
  if (typeof read === 'string') return /got EOF|unexpected EOF|end of file|unterminated/i.test(read)
  if (/(?:\||&&)\s*$/.test(text)) return true
  // A here-document whose end is missing.
  return JSON.stringify(read).includes('"terminated":false')
}
