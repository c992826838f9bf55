import type { Account, Policy, User, Version } from './account.ts'
import { accountId, policyArn, userArn } from './account.ts'
import { simulate } from './simulate.ts'
import { ServiceError } from './serviceError.ts'

export type Input = Readonly<Record<string, unknown>>

/** One action of the service: on which resource it needs its permission, and what it does. */
export interface Action {
  readonly service: 'iam' | 'secretsmanager'
  resource(input: Input): string
  run(input: Input): unknown
}

/** A required text of the input. */
export function textOf(input: Input, name: string): string {
  const value = input[name]
  if (typeof value === 'string' && value !== '' && value.length <= 8192) return value
  throw new ServiceError('ValidationError', `${name} is missing, or is not a text.`)
}

/** All actions of the dialect by name, but `GetCallerIdentity`, which needs no permission. */
export function createActions(
  account: Account,
  secret: { readonly arn: string; readonly name: string; readonly value: string },
): Readonly<Record<string, Action>> {
  const named = (input: Input) => userArn(textOf(input, 'UserName'))
  const policyOf = (input: Input) => account.policy(textOf(input, 'PolicyArn'))
  const onUser = (run: (user: User, input: Input) => unknown): Action => ({
    service: 'iam',
    resource: named,
    run: (input) => run(account.user(textOf(input, 'UserName')), input),
  })
  const onPolicy = (run: (policy: Policy, input: Input) => unknown): Action => ({
    service: 'iam',
    resource: (input) => textOf(input, 'PolicyArn'),
    run: (input) => run(policyOf(input), input),
  })

  return {
    ListUsers: { service: 'iam', resource: () => userArn(''), run: () => ({ Users: [...account.users.values()].map(showUser) }) },
    GetUser: onUser((user) => ({ User: showUser(user) })),
    ListAttachedUserPolicies: onUser(({ attached }) => ({
      AttachedPolicies: [...attached].map((arn) => ({ PolicyName: account.policy(arn).name, PolicyArn: arn })),
    })),
    AttachUserPolicy: onUser((user, input) => {
      account.attach(user, textOf(input, 'PolicyArn'))
      return {}
    }),
    DetachUserPolicy: onUser((user, input) => {
      if (!user.attached.delete(textOf(input, 'PolicyArn'))) throw new ServiceError('NoSuchEntity', 'That policy is not attached to this user.')
      return {}
    }),
    PutUserPermissionsBoundary: onUser((user, input) => {
      user.boundary = account.policy(textOf(input, 'PermissionsBoundary')).arn
      return {}
    }),
    DeleteUserPermissionsBoundary: onUser((user) => {
      user.boundary = undefined
      return {}
    }),
    ListPolicies: { service: 'iam', resource: () => policyArn(''), run: () => ({ Policies: [...account.policies.values()].map(showPolicy) }) },
    GetPolicy: onPolicy((policy) => ({ Policy: showPolicy(policy) })),
    ListPolicyVersions: onPolicy((policy) => ({ Versions: policy.versions.map((version) => showVersion(policy, version)) })),
    GetPolicyVersion: onPolicy((policy, input) => {
      const version = account.version(policy, textOf(input, 'VersionId'))
      return { PolicyVersion: { ...showVersion(policy, version), Document: version.document } }
    }),
    CreatePolicy: {
      service: 'iam',
      resource: (input) => policyArn(textOf(input, 'PolicyName')),
      run: (input) => {
        const name = textOf(input, 'PolicyName')
        if (!/^[\w+=,.@-]{1,128}$/.test(name)) throw new ServiceError('ValidationError', 'PolicyName may have letters, digits and +=,.@_-')
        return { Policy: showPolicy(account.addPolicy(name, textOf(input, 'PolicyDocument'))) }
      },
    },
    DeletePolicy: onPolicy((policy) => {
      const isUsed = [...account.users.values()].some(({ attached, boundary }) => attached.has(policy.arn) || boundary === policy.arn)
      if (isUsed) throw new ServiceError('DeleteConflict', 'A policy that is attached, or is a boundary, cannot be deleted.')
      account.policies.delete(policy.arn)
      return {}
    }),
    CreatePolicyVersion: onPolicy((policy, input) => ({
      PolicyVersion: showVersion(policy, account.addVersion(policy, textOf(input, 'PolicyDocument'), input['SetAsDefault'] === true)),
    })),
    SetDefaultPolicyVersion: onPolicy((policy, input) => {
      policy.defaultId = account.version(policy, textOf(input, 'VersionId')).id
      return {}
    }),
    DeletePolicyVersion: onPolicy((policy, input) => {
      const version = account.version(policy, textOf(input, 'VersionId'))
      if (version.id === policy.defaultId)
        throw new ServiceError('DeleteConflict', 'The default version cannot be deleted. Make another one the default first.')
      policy.versions.splice(policy.versions.indexOf(version), 1)
      return {}
    }),
    SimulatePrincipalPolicy: { service: 'iam', resource: (input) => textOf(input, 'PolicySourceArn'), run: (input) => simulate(account, input) },
    ListSecrets: {
      service: 'secretsmanager',
      resource: () => `arn:aws:secretsmanager:eu-west-1:${accountId}:secret:`,
      run: () => ({ SecretList: [showSecret(secret)] }),
    },
    GetSecretValue: {
      service: 'secretsmanager',
      resource: (input) => (textOf(input, 'SecretId') === secret.name ? secret.arn : textOf(input, 'SecretId')),
      run: (input) => {
        if (![secret.name, secret.arn].includes(textOf(input, 'SecretId'))) throw new ServiceError('NoSuchEntity', 'There is no such secret.')
        return { ...showSecret(secret), SecretString: secret.value }
      },
    },
  }
}

const showSecret = ({ arn, name }: { readonly arn: string; readonly name: string }) => ({ ARN: arn, Name: name })

const showVersion = (policy: Policy, { id }: Version) => ({ VersionId: id, IsDefaultVersion: id === policy.defaultId })

const showPolicy = ({ name, arn, defaultId }: Policy) => ({ PolicyName: name, Arn: arn, DefaultVersionId: defaultId })

const showUser = ({ name, arn, boundary }: User) => ({
  UserName: name,
  Arn: arn,
  ...(boundary !== undefined && { PermissionsBoundary: { PermissionsBoundaryArn: boundary } }),
})
