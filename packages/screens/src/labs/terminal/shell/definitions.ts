import type { Command, FunctionDef, Statement } from './streamed.ts'

export type SimpleCommand = Extract<Command, { type: 'SimpleCommand' }>

/** Statements to insert beside the commands that a shell runs. */
interface Insertions {
  /** Returns what runs before a command. */
  before(command: SimpleCommand): Statement[]
  /**
   * Returns what runs after a definition of a function; `whole` is the definition with the
   * insertions in it.
   */
  after(definition: FunctionDef, whole: Statement): Statement[]
}

export const statementOf = (command: Command): Statement => ({
  type: 'Statement',
  operators: [],
  background: false,
  pipelines: [{ type: 'Pipeline', negated: false, commands: [command] }],
})

/**
 * The same statement with insertions at the commands and definitions that the shell itself runs,
 * also in branches and in functions.
 */
export const withInsertions = (statement: Statement, insertions: Insertions): Statement => ({
  ...statement,
  pipelines: statement.pipelines.map((pipeline) => {
    const [only, second] = pipeline.commands
    return only && !second ? { ...pipeline, commands: [inCommand(only, insertions)] } : pipeline
  }),
})

/** A definition with the insertions in it. */
export const wholeDefinition = (definition: FunctionDef, insertions: Insertions): Statement =>
  statementOf({ ...definition, body: inCompound(definition.body, insertions) })

function inCommand(command: Command, insertions: Insertions): Command {
  if (command.type === 'SimpleCommand') {
    const first = insertions.before(command)
    return first.length === 0
      ? command
      : { type: 'Group', redirections: [], body: [...first, statementOf(command)] }
  }
  if (command.type !== 'FunctionDef') return inCompound(command, insertions)
  const whole = wholeDefinition(command, insertions)
  return { type: 'Group', redirections: [], body: [whole, ...insertions.after(command, whole)] }
}

const inCompound = (command: FunctionDef['body'], insertions: Insertions): FunctionDef['body'] =>
  mapStatements(command, (statement) => withInsertions(statement, insertions))

/** A compound command with other statements in its body and branches; in a subshell the same. */
export function mapStatements(
  command: FunctionDef['body'],
  map: (statement: Statement) => Statement,
): FunctionDef['body'] {
  switch (command.type) {
    case 'For':
    case 'CStyleFor':
    case 'While':
    case 'Until':
    case 'Group':
      return { ...command, body: command.body.map(map) }
    case 'If':
      return {
        ...command,
        clauses: command.clauses.map((clause) => ({ ...clause, body: clause.body.map(map) })),
        elseBody: command.elseBody?.map(map) ?? null,
      }
    case 'Case':
      return {
        ...command,
        items: command.items.map((item) => ({ ...item, body: item.body.map(map) })),
      }
    default:
      return command
  }
}
