import type { Account } from './account.ts'
import { ServiceError } from './serviceError.ts'

/** The most questions at a time: actions times resources. */
const mostQuestions = 100

/** Asks for each action on each resource what would happen, without doing it. */
export function simulate(account: Account, input: Readonly<Record<string, unknown>>) {
  const user = [...account.users.values()].find(({ arn }) => arn === input['PolicySourceArn'])
  if (!user) throw new ServiceError('NoSuchEntity', 'PolicySourceArn names no user of this account.')
  const actions = textsOf(input['ActionNames'], 'ActionNames')
  const resources = input['ResourceArns'] === undefined ? ['*'] : textsOf(input['ResourceArns'], 'ResourceArns')
  if (actions.length * resources.length > mostQuestions) throw new ServiceError('LimitExceeded', `At most ${mostQuestions} questions at a time.`)
  return {
    EvaluationResults: actions.flatMap((action) =>
      resources.map((resource) => ({ EvalActionName: action, EvalResourceName: resource, EvalDecision: account.decide(user, action, resource) })),
    ),
  }
}

function textsOf(value: unknown, name: string): readonly string[] {
  const isList = Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string' && text.length <= 300)
  if (!isList) throw new ServiceError('ValidationError', `${name} has to be a list of texts.`)
  return value
}
