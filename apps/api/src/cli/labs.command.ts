import { Command } from 'commander'
import { tryLab } from '../labs/authoring/tryLab.ts'
import type { Trial } from '../labs/authoring/tryLab.ts'
import { OperationError } from '../operationError.ts'
import type { CommandContext } from './context.ts'
import { withExample } from './options.ts'
import { counted, table } from './table.ts'

/** `labs`: what authors of labs need. */
export function labsCommand({ print }: CommandContext): Command {
  const command = new Command('labs').description('try labs of this repository')
  const trying = command
    .command('try')
    .description(
      'runs a lab through its solution, and tells which checks tick, which variables of its guide nothing sets, and what is wrong with its hints and references; needs no database',
    )
    .argument('<path>', 'the name of its folder in content/labs')
    .action(async (path: string) => {
      const trial = await tryLab(path)
      print(
        table(
          ['Check', 'Ticks after', 'Requests', 'Reference', 'Name'],
          trial.checks.map(rowOf(trial)),
        ),
      )
      const faults = faultsOf(trial)
      if (faults.length > 0) throw new OperationError(faults.join('\n'))
      const hints = trial.checks.reduce((sum, check) => sum + check.hints.length, 0)
      const minutes = trial.checks.reduce((sum, check) => sum + (check.reference?.minutes ?? 0), 0)
      const parts = [counted(trial.checks.length, 'check'), counted(hints, 'hint')]
      if (minutes > 0) parts.push(`a reference of ${counted(minutes, 'minute')}`)
      print(`No problems: ${parts.join(', ')}.`)
    })
  withExample(trying, 'labs try exposed-bucket')
  return command
}

const rowOf =
  ({ ticks }: Trial) =>
  ({ id, name, guard, reference }: Trial['checks'][number]) => {
    const tick = ticks.get(id)
    const after = tick === undefined ? 'never' : guard ? 'held from the start' : tick.after
    const requests = tick === undefined || guard ? '' : String(tick.requests)
    return [id, after, requests, reference ? `${reference.minutes} min` : '', name]
  }

function faultsOf({ checks, ticks, unset, unknown, faults, failure }: Trial): string[] {
  const never = checks.filter(({ id }) => !ticks.has(id)).map(({ id }) => id)
  return [
    ...(failure === null ? [] : [`Its solution fails:\n${failure}`]),
    ...never.map((id) => `${id} never ticks.`),
    ...faults,
    ...unknown.map((name) => `No session has the value {{${name}}} that the guide names.`),
    ...unset.map(({ name, text }) => `Nothing sets $${name} before: ${text}`),
  ]
}
