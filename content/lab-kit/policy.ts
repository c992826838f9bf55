/** One statement of a policy, its lists always lists. */
export interface Statement {
  readonly effect: 'Allow' | 'Deny'
  readonly actions: readonly string[]
  readonly resources: readonly string[]
  /** To whom it applies; empty in policies that are attached to someone. */
  readonly principals: readonly string[]
}

export type Decision = 'allowed' | 'explicitDeny' | 'implicitDeny'

/** What is wrong with a policy, in a sentence for its author. */
export class PolicyProblem extends Error {}

/** The most statements, actions and resources together; more would only cost time. */
const mostParts = 500

/** Reads a policy document in JSON. Throws a `PolicyProblem`. */
export function readPolicy(text: string, { principals }: { readonly principals: 'required' | 'forbidden' }): readonly Statement[] {
  const document = objectOf(parsed(text), 'The policy')
  onlyKeys(document, ['Version', 'Id', 'Statement'], 'The policy')
  if (!isTextOrAbsent(document['Id'])) throw new PolicyProblem('Id has to be a text.')
  if (document['Version'] !== undefined && document['Version'] !== '2012-10-17') throw new PolicyProblem('Version has to be "2012-10-17".')
  const statements = [document['Statement']].flat().map((statement) => readStatement(objectOf(statement, 'A statement'), principals))
  const parts = statements.reduce((sum, each) => sum + 1 + each.actions.length + each.resources.length, 0)
  if (parts > mostParts) throw new PolicyProblem(`The policy is too long: statements, actions and resources may be ${mostParts} together.`)
  return statements
}

/** An explicit deny overrides any allow; without either, the decision is no. */
export function decide(statements: readonly Statement[], action: string, resource: string): Decision {
  const fitting = statements.filter(
    ({ actions, resources }) => actions.some((each) => matches(each.toLowerCase(), action.toLowerCase())) && resources.some((each) => matches(each, resource)),
  )
  if (fitting.some(({ effect }) => effect === 'Deny')) return 'explicitDeny'
  return fitting.length > 0 ? 'allowed' : 'implicitDeny'
}

/**
 * Whether a text fits a pattern in which `*` stands for any text and `?` for one character. Takes
 * at most time in proportion to the product of both lengths.
 */
export function matches(pattern: string, text: string): boolean {
  let at = 0
  let seen = 0
  let star = -1
  let resume = 0
  while (seen < text.length) {
    if (pattern[at] === '*') {
      star = at++
      resume = seen
    } else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === text[seen])) {
      at++
      seen++
    } else if (star >= 0) {
      at = star + 1
      seen = ++resume
    } else return false
  }
  while (pattern[at] === '*') at++
  return at === pattern.length
}

function readStatement(statement: Record<string, unknown>, principals: 'required' | 'forbidden'): Statement {
  const { Effect: effect } = statement
  onlyKeys(statement, ['Sid', 'Effect', 'Action', 'Resource', ...(principals === 'required' ? ['Principal'] : [])], 'A statement')
  if (!isTextOrAbsent(statement['Sid'])) throw new PolicyProblem('Sid has to be a text.')
  if (effect !== 'Allow' && effect !== 'Deny') throw new PolicyProblem('Effect has to be "Allow" or "Deny".')
  return {
    effect,
    actions: textsOf(statement['Action'], 'Action'),
    resources: textsOf(statement['Resource'], 'Resource'),
    principals: principals === 'required' ? principalsOf(statement['Principal']) : [],
  }
}

function principalsOf(value: unknown): readonly string[] {
  if (value === '*') return ['*']
  const named = objectOf(value, 'Principal')
  onlyKeys(named, ['AWS'], 'Principal')
  return textsOf(named['AWS'], 'Principal')
}

function textsOf(value: unknown, name: string): readonly string[] {
  const texts = [value].flat()
  if (texts.length > 0 && texts.every((text) => typeof text === 'string' && text !== '')) return texts as string[]
  throw new PolicyProblem(`${name} has to be a text or a list of texts.`)
}

const isTextOrAbsent = (value: unknown) => value === undefined || typeof value === 'string'

function onlyKeys(value: Record<string, unknown>, known: readonly string[], name: string): void {
  const strange = Object.keys(value).find((key) => !known.includes(key))
  if (strange !== undefined) throw new PolicyProblem(`${name} has "${strange.slice(0, 40)}", which is not understood here. It may have ${known.join(', ')}.`)
}

function objectOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new PolicyProblem(`${name} has to be a JSON object.`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PolicyProblem('The policy is not JSON.')
  }
}
