import type { Command, FunctionDef, Statement } from './streamed.ts'

export type SimpleCommand = Extract<Command, { type: 'SimpleCommand' }>

/** What runs beside the commands of a shell. */
interface Beside {
  /** Before a command. */
  before(command: SimpleCommand): Statement[]
  /** After a definition; `whole` has what runs beside the commands within it. */
  after(definition: FunctionDef, whole: Statement): Statement[]
}

export const statementOf = (command: Command): Statement => ({
  type: 'Statement',
  operators: [],
  background: false,
  pipelines: [{ type: 'Pipeline', negated: false, commands: [command] }],
})

/**
 * The same statement, with what runs beside the commands and definitions that it comes to in the
 * shell itself, in a branch or in another function as well.
 */
export const withBeside = (statement: Statement, beside: Beside): Statement => ({
  ...statement,
  pipelines: statement.pipelines.map((pipeline) => {
    const [only, second] = pipeline.commands
    return only && !second ? { ...pipeline, commands: [inCommand(only, beside)] } : pipeline
  }),
})

/** A definition, with what runs beside the commands within it. */
export const wholeDefinition = (definition: FunctionDef, beside: Beside): Statement =>
  statementOf({ ...definition, body: inCompound(definition.body, beside) })

function inCommand(command: Command, beside: Beside): Command {
  if (command.type === 'SimpleCommand') {
    const first = beside.before(command)
    return first.length === 0
      ? command
      : { type: 'Group', redirections: [], body: [...first, statementOf(command)] }
  }
  if (command.type !== 'FunctionDef') return inCompound(command, beside)
  const whole = wholeDefinition(command, beside)
  return { type: 'Group', redirections: [], body: [whole, ...beside.after(command, whole)] }
}

function inCompound(command: FunctionDef['body'], beside: Beside): FunctionDef['body'] {
  const inAll = (statements: readonly Statement[]) =>
    statements.map((statement) => withBeside(statement, beside))
  switch (command.type) {
    case 'For':
    case 'CStyleFor':
    case 'While':
    case 'Until':
    case 'Group':
      return { ...command, body: inAll(command.body) }
    case 'If':
      return {
        ...command,
        clauses: command.clauses.map((clause) => ({ ...clause, body: inAll(clause.body) })),
        elseBody: command.elseBody && inAll(command.elseBody),
      }
    case 'Case':
      return {
        ...command,
        items: command.items.map((item) => ({ ...item, body: inAll(item.body) })),
      }
    default:
      return command
  }
}
