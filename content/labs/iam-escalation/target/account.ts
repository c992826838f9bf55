import { PolicyProblem, decide, readPolicy } from '../../../lab-kit/policy.ts'
import type { Decision, Statement } from '../../../lab-kit/policy.ts'
import { ServiceError } from './serviceError.ts'

export interface Version {
  readonly id: string
  readonly document: unknown
  readonly statements: readonly Statement[]
}

export interface Policy {
  readonly arn: string
  readonly name: string
  readonly versions: Version[]
  defaultId: string
  /** Grows with each version, so that no number is used twice. */
  nextVersion: number
}

export interface User {
  readonly arn: string
  readonly name: string
  /** ARNs of what is attached. */
  readonly attached: Set<string>
  /** The ARN of the policy that caps this user. */
  boundary: string | undefined
}

/** The longest policy document, in characters, as in the real service. */
const longestDocument = 6144

/** The most policies of the account, versions of a policy, and policies of a user. */
const most = { policies: 20, versions: 5, attached: 5 } as const

export const accountId = '111122223333'
export const userArn = (name: string): string => `arn:aws:iam::${accountId}:user/${name}`
export const policyArn = (name: string): string => `arn:aws:iam::${accountId}:policy/${name}`

/** Users and policies of the account, and who may do what. */
export class Account {
  readonly users = new Map<string, User>()
  readonly policies = new Map<string, Policy>()

  addUser(name: string, policies: readonly string[]): void {
    this.users.set(name, { arn: userArn(name), name, attached: new Set(policies.map(policyArn)), boundary: undefined })
  }

  addPolicy(name: string, text: string): Policy {
    const arn = policyArn(name)
    if (this.policies.has(arn)) throw new ServiceError('EntityAlreadyExists', `A policy named ${name} exists.`)
    if (this.policies.size >= most.policies) throw new ServiceError('LimitExceeded', `An account here has at most ${most.policies} policies.`)
    const policy: Policy = { arn, name, versions: [readVersion('v1', text)], defaultId: 'v1', nextVersion: 2 }
    this.policies.set(arn, policy)
    return policy
  }

  addVersion(policy: Policy, text: string, setAsDefault: boolean): Version {
    if (policy.versions.length >= most.versions) throw new ServiceError('LimitExceeded', `A policy has at most ${most.versions} versions. Delete one first.`)
    const version = readVersion(`v${policy.nextVersion}`, text)
    policy.nextVersion++
    policy.versions.push(version)
    if (setAsDefault) policy.defaultId = version.id
    return version
  }

  attach(user: User, arn: string): void {
    this.policy(arn)
    if (user.attached.size >= most.attached) throw new ServiceError('LimitExceeded', `A user has at most ${most.attached} policies.`)
    user.attached.add(arn)
  }

  user(name: string): User {
    const user = this.users.get(name)
    if (!user) throw new ServiceError('NoSuchEntity', `There is no user named ${name.slice(0, 80)}.`)
    return user
  }

  policy(arn: string): Policy {
    const policy = this.policies.get(arn)
    if (!policy) throw new ServiceError('NoSuchEntity', `There is no policy ${arn.slice(0, 120)}.`)
    return policy
  }

  version(policy: Policy, id: string): Version {
    const version = policy.versions.find((each) => each.id === id)
    if (!version) throw new ServiceError('NoSuchEntity', `${policy.name} has no version ${id.slice(0, 20)}.`)
    return version
  }

  /** What both policies and boundary allow. An explicit deny in either of them beats everything. */
  decide(user: User, action: string, resource: string): Decision {
    return this.#capped(user, this.decideByPolicies(user, action, resource), action, resource)
  }

  /** What a user could do without a boundary. */
  decideByPolicies(user: User, action: string, resource: string): Decision {
    const granted = [...user.attached].flatMap((arn) => this.#statements(arn))
    return decide(granted, action, resource)
  }

  /** What a user could do whose own policies allow everything: the boundary alone decides. */
  decideAtWorst(user: User, action: string, resource: string): Decision {
    return this.#capped(user, 'allowed', action, resource)
  }

  #capped(user: User, granted: Decision, action: string, resource: string): Decision {
    if (user.boundary === undefined) return granted
    const cap = decide(this.#statements(user.boundary), action, resource)
    if (granted === 'explicitDeny' || cap === 'explicitDeny') return 'explicitDeny'
    return granted === 'allowed' ? cap : granted
  }

  #statements(arn: string): readonly Statement[] {
    const policy = this.policy(arn)
    return this.version(policy, policy.defaultId).statements
  }
}

function readVersion(id: string, text: string): Version {
  if (text.length > longestDocument) throw new ServiceError('LimitExceeded', `A policy document has at most ${longestDocument} characters.`)
  try {
    return { id, statements: readPolicy(text, { principals: 'forbidden' }), document: JSON.parse(text) }
  } catch (problem) {
    if (problem instanceof PolicyProblem) throw new ServiceError('MalformedPolicyDocument', problem.message)
    throw problem
  }
}
