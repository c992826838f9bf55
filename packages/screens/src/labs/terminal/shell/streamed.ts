import { InMemoryFs } from 'just-bash/browser'
import type { BashTransformResult, FileContent } from './bashTypes.ts'
import { fromLatin1 } from './bytes.ts'

/** What is written there is printed at once. */
export const ttyPath = '/dev/tty'

/** Calls back with what is written to some of its paths, which hold nothing. */
export class DeviceFs extends InMemoryFs {
  readonly #devices: Readonly<Record<string, (text: string) => void>>

  constructor(devices: Readonly<Record<string, (text: string) => void>>) {
    super()
    this.#devices = devices
    for (const path of Object.keys(devices)) this.writeFileSync(path, '')
  }

  override async writeFile(path: string, content: FileContent, ...rest: Rest): Promise<void> {
    const device = this.#devices[path]
    if (device) device(textOf(content))
    else await super.writeFile(path, content, ...rest)
  }

  override async appendFile(path: string, content: FileContent, ...rest: Rest): Promise<void> {
    const device = this.#devices[path]
    if (device) device(textOf(content))
    else await super.appendFile(path, content, ...rest)
  }
}

type Rest = Parameters<InMemoryFs['writeFile']> extends [unknown, unknown, ...infer R] ? R : never

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Bytes come as such, or as a text with a character for each. A text that is no UTF-8 when it is
 * read so is one already.
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
type Command = Statement['pipelines'][number]['commands'][number]

const toTty = (fd: number | null): Extract<Command, { type: 'Group' }>['redirections'][number] => ({
  type: 'Redirection',
  fd,
  operator: '>',
  target: { type: 'Word', parts: [{ type: 'Literal', value: ttyPath }] },
})

/**
 * The same statement, with what loops and branches print sent on as each of their own statements
 * ends: a command's output is told only at its end.
 */
export function streamed(statement: Statement): Statement {
  return {
    ...statement,
    pipelines: statement.pipelines.map((pipeline) => {
      const [only, second] = pipeline.commands
      return only && !second ? { ...pipeline, commands: [streamedCommand(only)] } : pipeline
    }),
  }
}

function streamedCommand(command: Command): Command {
  if (!('redirections' in command) || command.redirections.length > 0) return command
  switch (command.type) {
    case 'For':
    case 'CStyleFor':
    case 'While':
    case 'Until':
    case 'Group':
      return { ...command, body: command.body.map(printing) }
    case 'If':
      return {
        ...command,
        clauses: command.clauses.map((clause) => ({ ...clause, body: clause.body.map(printing) })),
        elseBody: command.elseBody?.map(printing) ?? null,
      }
    default:
      return command
  }
}

const printing = (statement: Statement): Statement => ({
  type: 'Statement',
  operators: [],
  background: false,
  pipelines: [
    {
      type: 'Pipeline',
      negated: false,
      commands: [
        { type: 'Group', body: [streamed(statement)], redirections: [toTty(null), toTty(2)] },
      ],
    },
  ],
})
