import { Account, policyArn } from './account.ts'

const allow = (...statements: readonly (readonly [sid: string, action: string | readonly string[], resource: string | readonly string[]])[]) =>
  JSON.stringify({
    Version: '2012-10-17',
    Statement: statements.map(([sid, action, resource]) => ({ Sid: sid, Effect: 'Allow', Action: action, Resource: resource })),
  })

/** The account as the learner finds it: documentation says that ci-reader only reads. */
export function firstAccount(): Account {
  const account = new Account()
  account.addPolicy(
    'ci-reader-policy',
    allow(['LookThingsUp', ['iam:Get*', 'iam:List*'], '*'], ['PublishPoliciesOfApplications', 'iam:CreatePolicyVersion', policyArn('ci-*')]),
  )
  account.addPolicy('ci-app-shop', allow(['ReadPictures', 's3:GetObject', 'arn:aws:s3:::shop-pictures/*']))
  account.addPolicy('ci-app-mail', allow(['SendMail', 'ses:SendEmail', '*']))
  account.addPolicy('ci-approvals', allow(['ApproveReleases', ['codepipeline:*', 'iam:PassRole', 'secretsmanager:GetSecretValue'], '*']))
  account.addPolicy('ops-oncall', allow(['RestartThings', ['ecs:*', 'ec2:RebootInstances'], '*']))
  account.addUser('ci-reader', ['ci-reader-policy'])
  account.addUser('release-manager', ['ci-approvals'])
  account.addUser('oncall', ['ops-oncall'])
  return account
}
