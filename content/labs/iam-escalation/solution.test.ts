import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { throwGarbage } from '../../lab-kit/testing/garbage.ts'
import { startTarget } from '../../lab-kit/testing/startTarget.ts'
import type { RunningTarget } from '../../lab-kit/testing/startTarget.ts'

interface Statement {
  readonly Effect: 'Allow' | 'Deny'
  readonly Action: string | readonly string[]
  readonly Resource: string | readonly string[]
}

const policyArn = (name: string) => `arn:aws:iam::111122223333:policy/${name}`
const own = policyArn('ci-reader-policy')
const userArn = 'arn:aws:iam::111122223333:user/ci-reader'

const lookUp: Statement = { Effect: 'Allow', Action: ['iam:Get*', 'iam:List*'], Resource: [policyArn('*'), 'arn:aws:iam::111122223333:user/*'] }
const publish: Statement = { Effect: 'Allow', Action: 'iam:CreatePolicyVersion', Resource: policyArn('ci-app-*') }
const everything: Statement = { Effect: 'Allow', Action: '*', Resource: '*' }
const document = (...statements: readonly Statement[]) => JSON.stringify({ Version: '2012-10-17', Statement: statements })

let target: RunningTarget
beforeAll(async () => {
  target = await startTarget('iam-escalation')
})
afterAll(() => target.stop())

async function call(key: string, secret: string, input: Record<string, unknown>): Promise<{ status: number; answer: Record<string, unknown> }> {
  const authorization = `Basic ${btoa(`${target.credentials[key]}:${target.credentials[secret]}`)}`
  const response = await target.request('/iam', { method: 'POST', headers: { authorization }, body: JSON.stringify(input) })
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
}
const reader = (input: Record<string, unknown>) => call('accessKey', 'secretKey', input)
const owner = (input: Record<string, unknown>) => call('ownerAccessKey', 'ownerSecretKey', input)
const mission = () => target.text('/mission')
const readSecret = { Action: 'GetSecretValue', SecretId: 'payroll-master' }
const denied = (action: string) => ({ status: 403, answer: { Error: { Code: 'AccessDenied', Message: expect.stringContaining(action) as string } } })

/** Puts a version in place of the one that counts, as the owner. */
async function correct(...statements: readonly Statement[]): Promise<void> {
  const { status } = await owner({ Action: 'CreatePolicyVersion', PolicyArn: own, PolicyDocument: document(...statements), SetAsDefault: true })
  expect(status).toBe(200)
}

test('enumerating shows who ci-reader is and which pattern is too wide', async () => {
  expect((await reader({ Action: 'GetCallerIdentity' })).answer).toMatchObject({ Account: '111122223333', Arn: userArn })
  expect((await reader({ Action: 'ListAttachedUserPolicies', UserName: 'ci-reader' })).answer).toEqual({
    AttachedPolicies: [{ PolicyName: 'ci-reader-policy', PolicyArn: own }],
  })
  expect((await reader({ Action: 'ListPolicyVersions', PolicyArn: own })).answer).toEqual({ Versions: [{ VersionId: 'v1', IsDefaultVersion: true }] })
  const { answer } = await reader({ Action: 'GetPolicyVersion', PolicyArn: own, VersionId: 'v1' })
  expect(answer).toMatchObject({
    PolicyVersion: { Document: { Statement: [{ Effect: 'Allow' }, { Action: 'iam:CreatePolicyVersion', Resource: policyArn('ci-*') }] } },
  })
  // What exactly is open would be the answer.
  expect(await mission()).toContain('OPEN  ci-reader cannot raise itself\n')
})

test('ci-reader can do nothing else, and the owner cannot read the secret', async () => {
  expect(await reader(readSecret)).toMatchObject(denied('secretsmanager:GetSecretValue'))
  expect(await reader({ Action: 'AttachUserPolicy', UserName: 'ci-reader', PolicyArn: policyArn('ci-approvals') })).toMatchObject(
    denied('iam:AttachUserPolicy'),
  )
  expect(await reader({ Action: 'CreatePolicyVersion', PolicyArn: policyArn('ops-oncall'), PolicyDocument: document(everything) })).toMatchObject(
    denied('iam:CreatePolicyVersion'),
  )
  expect(await reader({ Action: 'SimulatePrincipalPolicy', PolicySourceArn: userArn, ActionNames: ['iam:GetUser'] })).toMatchObject(denied('iam:Simulate'))
  expect(await owner(readSecret)).toMatchObject(denied("the owner's keys are for the repair"))
  expect((await call('accessKey', 'ownerSecretKey', { Action: 'GetCallerIdentity' })).status).toBe(403)
})

test('one call raises ci-reader, and the secret gives its code', async () => {
  const { answer } = await reader({
    Action: 'CreatePolicyVersion',
    PolicyArn: own,
    PolicyDocument: document({ Effect: 'Allow', Action: 'secretsmanager:GetSecretValue', Resource: '*' }),
    SetAsDefault: true,
  })
  expect(answer).toEqual({ PolicyVersion: { VersionId: 'v2', IsDefaultVersion: true } })
  const secret = await reader(readSecret)
  expect(secret.status).toBe(200)
  const code = (JSON.parse(String(secret.answer['SecretString'])) as Record<string, string>)['mission-code'] ?? ''
  expect(await target.text('/mission', { method: 'POST', body: 'code=guess' }, 400)).toContain('not what we are looking for')
  expect(await target.text('/mission', { method: 'POST', body: new URLSearchParams({ code }) })).toContain('Recorded')
})

test('what the owner opens tells no code', async () => {
  const other = await startTarget('iam-escalation')
  onTestFinished(() => other.stop())
  const ask = (key: string, secret: string, input: Record<string, unknown>) =>
    other.text('/iam', {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${other.credentials[key]}:${other.credentials[secret]}`)}` },
      body: JSON.stringify(input),
    })
  await ask('ownerAccessKey', 'ownerSecretKey', { Action: 'AttachUserPolicy', UserName: 'ci-reader', PolicyArn: policyArn('ci-approvals') })
  expect(await ask('accessKey', 'secretKey', readSecret)).toContain('told once ci-reader has raised itself')
})

test('a version that allows too little leaves ci-reader with nothing, until the owner puts v1 back', async () => {
  const other = await startTarget('iam-escalation')
  onTestFinished(() => other.stop())
  const ask = async (key: string, secret: string, input: Record<string, unknown>) => {
    const authorization = `Basic ${btoa(`${other.credentials[key]}:${other.credentials[secret]}`)}`
    return (await other.request('/iam', { method: 'POST', headers: { authorization }, body: JSON.stringify(input) })).status
  }
  const raise = (Action: string) =>
    ask('accessKey', 'secretKey', {
      Action: 'CreatePolicyVersion',
      PolicyArn: own,
      PolicyDocument: document({ Effect: 'Allow', Action, Resource: '*' }),
      SetAsDefault: true,
    })
  expect(await raise('secretsmanager:GetSecretValues')).toBe(200)
  expect(await ask('accessKey', 'secretKey', readSecret)).toBe(403)
  expect(await raise('secretsmanager:GetSecretValue')).toBe(403)
  expect(await ask('ownerAccessKey', 'ownerSecretKey', { Action: 'SetDefaultPolicyVersion', PolicyArn: own, VersionId: 'v1' })).toBe(200)
  expect(await raise('secretsmanager:GetSecretValue')).toBe(200)
  expect(await ask('accessKey', 'secretKey', readSecret)).toBe(200)
})

test('contain: the default cannot be deleted, and what is left counts', async () => {
  const early = await owner({ Action: 'DeletePolicyVersion', PolicyArn: own, VersionId: 'v2' })
  expect(early).toMatchObject({ status: 409, answer: { Error: { Code: 'DeleteConflict' } } })
  expect((await owner({ Action: 'SetDefaultPolicyVersion', PolicyArn: own, VersionId: 'v1' })).status).toBe(200)
  expect(await reader(readSecret)).toMatchObject(denied('secretsmanager:GetSecretValue'))
  expect(await mission()).toContain('v2 of ci-reader-policy reaches further')
  expect((await owner({ Action: 'DeletePolicyVersion', PolicyArn: own, VersionId: 'v2' })).status).toBe(200)
  const report = await mission()
  expect(report).toContain('done  No version of its policies is left')
  expect(report).toContain('OPEN  ci-reader cannot raise itself')
  expect(report).toContain('it has no boundary')
})

test.each([
  [
    'a pattern that catches another policy',
    [lookUp, { ...publish, Resource: policyArn('ci-app*') }],
    'iam:CreatePolicyVersion on arn:aws:iam::111122223333:policy/ci-approvals is allowed',
  ],
  [
    'a pattern that catches others, with a deny for those of today',
    [lookUp, { ...publish, Resource: policyArn('ci-app*') }, { Effect: 'Deny' as const, Action: 'iam:CreatePolicyVersion', Resource: policyArn('ci-approvals') }],
    'on a policy of next year whose name does not begin with ci-app-',
  ],
  [
    'another way up',
    [lookUp, publish, { Effect: 'Allow' as const, Action: 'iam:AttachRolePolicy', Resource: '*' }],
    'iam:AttachRolePolicy on arn:aws:iam::111122223333:role/deploy is allowed',
  ],
  ['no publishing at all', [lookUp], 'OPEN  The build server does its work: iam:CreatePolicyVersion'],
  ['named policies alone', [lookUp, { ...publish, Resource: policyArn('ci-app-shop') }], 'ci-app-mail is implicitDeny'],
  ['a deny that is too wide', [lookUp, publish, { Effect: 'Deny' as const, Action: 'iam:*', Resource: own }], 'ci-reader-policy is explicitDeny'],
  ['any action on applications', [lookUp, { ...publish, Action: 'iam:*' }], 'iam:CreatePolicy on'],
])('not a correction: %s', async (_, statements, complaint) => {
  await correct(...statements)
  const report = await mission()
  expect(report).toContain(complaint)
  expect(report).toContain('Mission not complete')
  const { answer } = await owner({ Action: 'GetPolicy', PolicyArn: own })
  const { DefaultVersionId: id } = (answer as { Policy: { DefaultVersionId: string } }).Policy
  await owner({ Action: 'SetDefaultPolicyVersion', PolicyArn: own, VersionId: 'v1' })
  expect((await owner({ Action: 'DeletePolicyVersion', PolicyArn: own, VersionId: id })).status).toBe(200)
})

test('correct: the version that should have existed, with a deny on its own policy', async () => {
  await correct(lookUp, publish, { Effect: 'Deny', Action: ['iam:CreatePolicyVersion', 'iam:SetDefaultPolicyVersion'], Resource: own })
  const report = await mission()
  expect(report).toContain('v1 of ci-reader-policy reaches further')
  expect(report).toContain('Mission not complete: 2 of 5 still open')
  expect((await owner({ Action: 'DeletePolicyVersion', PolicyArn: own, VersionId: 'v1' })).status).toBe(200)
  expect(await mission()).toContain('Mission not complete: 1 of 5 still open')
})

test.each([
  ['wider than one can accept to lose', 'wide-boundary', [everything], 'with a policy that allows everything, secretsmanager:GetSecretValue on'],
  ['narrower than the work', 'narrow-boundary', [lookUp], 'OPEN  The build server does its work'],
  [
    'a name that ci-reader may rewrite',
    'ci-app-boundary',
    [lookUp, publish],
    'iam:CreatePolicyVersion on arn:aws:iam::111122223333:policy/ci-app-boundary is allowed',
  ],
])('not a boundary: %s', async (_, PolicyName, statements, complaint) => {
  expect((await owner({ Action: 'CreatePolicy', PolicyName, PolicyDocument: document(...statements) })).status).toBe(200)
  expect((await owner({ Action: 'PutUserPermissionsBoundary', UserName: 'ci-reader', PermissionsBoundary: policyArn(PolicyName) })).status).toBe(200)
  expect(await mission()).toContain(complaint)
})

test('bound and prove: simulator and mission agree, and builds go on', async () => {
  expect((await owner({ Action: 'CreatePolicy', PolicyName: 'boundary-of-builds', PolicyDocument: document(lookUp, publish) })).status).toBe(200)
  await owner({ Action: 'PutUserPermissionsBoundary', UserName: 'ci-reader', PermissionsBoundary: policyArn('boundary-of-builds') })
  const simulation = await owner({
    Action: 'SimulatePrincipalPolicy',
    PolicySourceArn: userArn,
    ActionNames: ['iam:CreatePolicyVersion', 'secretsmanager:GetSecretValue', 'iam:GetPolicy'],
    ResourceArns: [own],
  })
  const decisions = (simulation.answer['EvaluationResults'] as { EvalDecision: string }[]).map(({ EvalDecision }) => EvalDecision)
  expect(decisions).toEqual(['explicitDeny', 'implicitDeny', 'allowed'])
  expect(await mission()).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
  const build = { Action: 'CreatePolicyVersion', PolicyDocument: document({ Effect: 'Allow', Action: 's3:GetObject', Resource: '*' }), SetAsDefault: true }
  expect((await reader({ ...build, PolicyArn: policyArn('ci-app-shop') })).status).toBe(200)
  expect(await reader({ ...build, PolicyArn: own })).toMatchObject(denied('iam:CreatePolicyVersion'))
})

test('a boundary is no reason to leave the policy as wide as it was', async () => {
  const version = { Action: 'CreatePolicyVersion', PolicyArn: own, SetAsDefault: true }
  const { answer } = await owner({ ...version, PolicyDocument: document(lookUp, { ...publish, Resource: policyArn('ci-*') }) })
  const { VersionId } = answer['PolicyVersion'] as { VersionId: string }
  expect(await reader({ ...version, PolicyDocument: document(lookUp) })).toMatchObject(denied('iam:CreatePolicyVersion'))
  expect(await mission()).toContain(`OPEN  ci-reader cannot raise itself: iam:CreatePolicyVersion on ${own} is allowed; its policies`)
  const { Versions } = (await owner({ Action: 'ListPolicyVersions', PolicyArn: own })).answer as { Versions: { VersionId: string }[] }
  await owner({ Action: 'SetDefaultPolicyVersion', PolicyArn: own, VersionId: Versions.find((each) => each.VersionId !== VersionId)?.VersionId })
  await owner({ Action: 'DeletePolicyVersion', PolicyArn: own, VersionId })
  expect(await mission()).toContain('Mission complete')
})

test('an attached policy that ci-reader may rewrite is a way up, too', async () => {
  const named = { UserName: 'ci-reader', PolicyArn: policyArn('ci-app-builds') }
  await owner({ Action: 'CreatePolicy', PolicyName: 'ci-app-builds', PolicyDocument: document(lookUp, publish) })
  expect((await owner({ Action: 'AttachUserPolicy', ...named })).status).toBe(200)
  expect(await mission()).toContain('OPEN  ci-reader cannot raise itself: iam:CreatePolicyVersion on arn:aws:iam::111122223333:policy/ci-app-builds is allowed')
  await owner({ Action: 'CreatePolicyVersion', PolicyArn: named.PolicyArn, PolicyDocument: document(lookUp), SetAsDefault: true })
  expect(await mission()).toContain('v1 of ci-app-builds reaches further')
  await owner({ Action: 'DetachUserPolicy', ...named })
  expect(await mission()).toContain('Mission complete')
})

test('refusals come as JSON with a code', async () => {
  expect(await owner({ Action: 'Fly' })).toMatchObject({ status: 400, answer: { Error: { Code: 'ValidationError' } } })
  expect(await owner({ Action: 'CreatePolicyVersion', PolicyArn: own, PolicyDocument: '{"Statement":[{"Effect":"Perhaps"}]}' })).toMatchObject({
    status: 400,
    answer: { Error: { Code: 'MalformedPolicyDocument' } },
  })
  for (const text of [
    '[',
    '{"Id":[[[]]]}',
    '{"Statement":[{"Sid":{},"Effect":"Allow","Action":"a","Resource":"b"}]}',
    '{"Statement":[{"Effect":"Allow","Action":[["a"]],"Resource":"b"}]}',
  ]) {
    expect(await owner({ Action: 'CreatePolicyVersion', PolicyArn: own, PolicyDocument: text })).toMatchObject({ status: 400 })
  }
  expect(await owner({ Action: 'GetPolicy', PolicyArn: policyArn('none') })).toMatchObject({ status: 404 })
  const broken = await target.request('/iam', {
    method: 'POST',
    body: '{',
    headers: { authorization: `Basic ${btoa(`${target.credentials['accessKey']}:${target.credentials['secretKey']}`)}` },
  })
  expect([broken.status, ((await broken.json()) as { Error: { Code: string } }).Error.Code]).toEqual([400, 'ValidationError'])
})

test('what no honest client sends leaves it alive', async () => {
  const { ownerAccessKey, ownerSecretKey } = target.credentials
  const headers = { authorization: `Basic ${btoa(`${ownerAccessKey}:${ownerSecretKey}`)}` }
  expect(await throwGarbage(target, ['/', '/mission', '/iam'], { headers })).toEqual([])
  const many = Array.from({ length: 60 }, (_, at) => owner({ Action: 'CreatePolicy', PolicyName: `many-${at}`, PolicyDocument: document(everything) }))
  expect((await Promise.all(many)).at(-1)).toMatchObject({ status: 409, answer: { Error: { Code: 'LimitExceeded' } } })
  expect(await owner({ Action: 'SimulatePrincipalPolicy', PolicySourceArn: userArn, ActionNames: Array(200).fill('iam:GetUser') })).toMatchObject({
    status: 409,
  })
  expect(await mission()).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
})
