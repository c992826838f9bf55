import { derive } from '../../../lab-kit/mission.ts'
import type { Check } from '../../../lab-kit/mission.ts'
import { decide } from '../../../lab-kit/policy.ts'
import type { Decision } from '../../../lab-kit/policy.ts'
import { accountId, policyArn, userArn } from './account.ts'
import type { Account } from './account.ts'

type Question = readonly [action: string, resource: string]

const role = (name: string) => `arn:aws:iam::${accountId}:role/${name}`

const work: readonly Question[] = [
  ...['ci-app-shop', 'ci-app-mail', 'ci-reader-policy'].flatMap((name) =>
    ['iam:GetPolicy', 'iam:GetPolicyVersion', 'iam:ListPolicyVersions'].map((action): Question => [action, policyArn(name)]),
  ),
  ...['ci-reader', 'release-manager'].flatMap((name) => ['iam:GetUser', 'iam:ListAttachedUserPolicies'].map((action): Question => [action, userArn(name)])),
  ['iam:ListPolicies', policyArn('')],
  ['iam:ListUsers', userArn('')],
  ...['ci-app-shop', 'ci-app-mail', 'ci-app-of-next-year'].map((name): Question => ['iam:CreatePolicyVersion', policyArn(name)]),
]

const myself = userArn('ci-reader')

const steps: readonly Question[] = [
  ...['ci-reader-policy', 'ci-approvals', 'ops-oncall'].flatMap((name) =>
    ['iam:CreatePolicyVersion', 'iam:SetDefaultPolicyVersion', 'iam:DeletePolicyVersion'].map((action): Question => [action, policyArn(name)]),
  ),
  ...['iam:AttachUserPolicy', 'iam:DetachUserPolicy', 'iam:PutUserPolicy', 'iam:PutUserPermissionsBoundary', 'iam:DeleteUserPermissionsBoundary'].map(
    (action): Question => [action, myself],
  ),
  ['iam:CreateAccessKey', userArn('release-manager')],
  ['iam:CreateUser', userArn('somebody-new')],
  ['iam:CreatePolicy', policyArn('ci-app-everything')],
  ...['iam:CreateLoginProfile', 'iam:UpdateLoginProfile', 'iam:AddUserToGroup'].map((action): Question => [action, userArn('release-manager')]),
  ...['iam:UpdateAssumeRolePolicy', 'iam:AttachRolePolicy', 'iam:PutRolePolicy'].map((action): Question => [action, role('deploy')]),
  ['lambda:UpdateFunctionCode', `arn:aws:lambda:eu-west-1:${accountId}:function:deploy`],
  ['ssm:SendCommand', '*'],
  ['iam:PassRole', role('deploy')],
  ['sts:AssumeRole', role('deploy')],
]

/** What must hold once the documentation is true. */
export function accountChecks(account: Account, secretArn: string, seed: string): readonly Check[] {
  // Names that nobody had in mind who lists what is closed, and that are told nowhere.
  const word = derive(seed, 'policy of next year', 8)
  const later = ['ci-app', 'ci-', 'ci', ''].map((begin): Question => ['iam:CreatePolicyVersion', policyArn(`${begin}${word}`)])
  const user = () => account.user('ci-reader')
  const beyond: Question = ['secretsmanager:GetSecretValue', secretArn]

  /** Everything that must not be possible, the ways over its own policies and boundary included. */
  const escalations = (): readonly Question[] => {
    const { attached, boundary } = user()
    const own = boundary === undefined ? [...attached] : [...attached, boundary]
    return [beyond, ...steps, ...later, ...own.flatMap((arn) => ['iam:CreatePolicyVersion', 'iam:SetDefaultPolicyVersion'].map((action): Question => [action, arn]))]
  }
  const firstOpen = (decision: (...question: Question) => Decision) => {
    const open = escalations().find((question) => decision(...question) === 'allowed')
    if (open && later.includes(open)) return 'iam:CreatePolicyVersion is allowed on a policy of next year whose name does not begin with ci-app-'
    return open && `${open.join(' on ')} is allowed`
  }

  return [
    {
      id: 'builds-work', name: 'The build server does its work',
      run: () => {
        const failed = work.find((question) => account.decide(user(), ...question) !== 'allowed')
        return failed && `${failed.join(' on ')} is ${account.decide(user(), ...failed)}`
      },
    },
    {
      id: 'no-escalation', name: 'ci-reader cannot raise itself',
      run: () => {
        // The policies must be enough without the boundary, except that the boundary may refuse its
        // own change.
        const open = firstOpen((action, resource) =>
          resource === user().boundary ? account.decide(user(), action, resource) : account.decideByPolicies(user(), action, resource),
        )
        return open && `${open}; its policies have to refuse that also without a boundary`
      },
    },
    {
      id: 'no-old-version', name: 'No version of its policies is left that reaches further',
      run: () => {
        // What the default version lets a user publish is the check before this one.
        const far = escalations()
        const farWithoutPublishing = far.filter(([action]) => action !== 'iam:CreatePolicyVersion')
        for (const policy of [...user().attached].map((arn) => account.policy(arn))) {
          const version = policy.versions.find(({ id, statements }) =>
            (id === policy.defaultId ? farWithoutPublishing : far).some((question) => decide(statements, ...question) === 'allowed'),
          )
          if (version) return `${version.id} of ${policy.name} reaches further`
        }
        return undefined
      },
    },
    {
      id: 'boundary-caps', name: 'A boundary caps ci-reader, whatever its policies say',
      run: () => {
        if (user().boundary === undefined) return 'it has no boundary'
        const open = firstOpen((action, resource) => account.decideAtWorst(user(), action, resource))
        return open && `with a policy that allows everything, ${open}`
      },
    },
  ]
}
