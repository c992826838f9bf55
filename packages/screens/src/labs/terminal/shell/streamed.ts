import { InMemoryFs } from 'just-bash/browser'
import type { BashTransformResult, FileContent } from './bashTypes.ts'
import { fromLatin1 } from './bytes.ts'
import { mapStatements, statementOf } from './definitions.ts'

/** What is written to this path is printed at once. */
export const ttyPath = '/dev/tty'

type Devices = Readonly<Record<string, (text: string) => void | Promise<void>>>

/**
 * A file system that calls a function with data that is written to some of its paths, and does not
 * store it.
 */
export class DeviceFs extends InMemoryFs {
  readonly #devices: Devices

  constructor(devices: Devices) {
    super()
    this.#devices = devices
    for (const path of Object.keys(devices)) this.writeFileSync(path, '')
  }

  override async writeFile(path: string, content: FileContent, ...rest: Rest): Promise<void> {
    const device = this.#devices[path]
    if (device) await device(textOf(content))
    else await super.writeFile(path, content, ...rest)
  }

  override async appendFile(path: string, content: FileContent, ...rest: Rest): Promise<void> {
    const device = this.#devices[path]
    if (device) await device(textOf(content))
    else await super.appendFile(path, content, ...rest)
  }
}

type Rest = Parameters<InMemoryFs['writeFile']> extends [unknown, unknown, ...infer R] ? R : never

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Content is bytes, or a text with a character for each byte. A text that is not valid UTF-8 in
 * that form is already decoded.
 */
export function textOf(content: FileContent): string {
  if (typeof content !== 'string') return new TextDecoder().decode(content)
  // oxlint-disable-next-line no-control-regex
  if (!/[\u0080-\u00ff]/.test(content) || /[^\u0000-\u00ff]/.test(content)) return content
  try {
    return utf8.decode(fromLatin1(content))
  } catch {
    return content
  }
}

type Script = BashTransformResult['ast']
/** A statement of a script. */
export type Statement = Script['statements'][number]
export type Command = Statement['pipelines'][number]['commands'][number]
export type FunctionDef = Extract<Command, { type: 'FunctionDef' }>

const toTty = (fd: number | null): Extract<Command, { type: 'Group' }>['redirections'][number] => ({
  type: 'Redirection',
  fd,
  operator: '>',
  target: { type: 'Word', parts: [{ type: 'Literal', value: ttyPath }] },
})

type Functions = ReadonlyMap<string, Statement>

/**
 * End of the name of a function's copy that prints while it runs: a Unicode noncharacter, so that
 * no other name has it.
 */
const copyEnd = '\ufdd0'

/** A text without these ends, which appear in `$FUNCNAME` and in error messages. */
export const withoutCopies = (text: string): string => text.replaceAll(copyEnd, '')

/** Whether a statement that {@link streamed} returned needs {@link printingFunctions}. */
export const callsCopy = (statement: Statement): boolean =>
  JSON.stringify(statement).includes(copyEnd)

/** The text of a word that has no quotes and nothing to expand. */
export function literalOf(word: Extract<Command, { type: 'SimpleCommand' }>['name'] | undefined) {
  const [part, ...others] = word?.parts ?? []
  return part?.type === 'Literal' && others.length === 0 ? part.value : undefined
}

/**
 * The same statement, but the output of loops, branches and the learner's functions is sent after
 * each of their statements: the library returns a command's output only at its end.
 */
export function streamed(statement: Statement, functions: Functions): Statement {
  return {
    ...statement,
    pipelines: statement.pipelines.map((pipeline) => {
      const [only, second] = pipeline.commands
      return only && !second
        ? { ...pipeline, commands: [streamedCommand(only, functions)] }
        : pipeline
    }),
  }
}

/**
 * Definitions of the copies that {@link streamed} calls. The functions themselves are not changed:
 * their output in `$( )` and before a pipe does not go to the terminal.
 */
export const printingFunctions = (
  definitions: readonly Statement[],
  functions: Functions,
): Statement[] =>
  definitions.map((definition) => ({
    ...definition,
    pipelines: definition.pipelines.map((pipeline) => ({
      ...pipeline,
      commands: pipeline.commands.map((command) =>
        command.type === 'FunctionDef' ? printingFunction(command, functions) : command,
      ),
    })),
  }))

function printingFunction(definition: FunctionDef, functions: Functions): FunctionDef {
  const { body, redirections } = definition
  const isPrinting = body.type === 'Group' && body.redirections.length + redirections.length === 0
  return {
    ...definition,
    name: definition.name + copyEnd,
    body: isPrinting ? { ...body, body: body.body.map(printingIn(functions)) } : body,
  }
}

function streamedCommand(command: Command, functions: Functions): Command {
  if (!('redirections' in command) || command.redirections.length > 0) return command
  if (command.type === 'FunctionDef') return command
  if (command.type !== 'SimpleCommand') return mapStatements(command, printingIn(functions))
  const name = literalOf(command.name)
  if (name === undefined || !functions.has(name)) return command
  return { ...command, name: { type: 'Word', parts: [{ type: 'Literal', value: name + copyEnd }] } }
}

const printingIn =
  (functions: Functions) =>
  (statement: Statement): Statement =>
    statementOf({
      type: 'Group',
      body: [streamed(statement, functions)],
      redirections: [toTty(null), toTty(2)],
    })
