import { afterAll, beforeAll, expect, test } from 'vitest'
import { throwGarbage } from '../../lab-kit/testing/garbage.ts'
import { startTarget } from '../../lab-kit/testing/startTarget.ts'
import type { RunningTarget } from '../../lab-kit/testing/startTarget.ts'

let target: RunningTarget
let bucket: string
let owner: Readonly<Record<string, string>>

beforeAll(async () => {
  target = await startTarget('exposed-bucket')
  const { accessKey, secretKey } = target.credentials
  owner = { authorization: `Basic ${btoa(`${accessKey}:${secretKey}`)}` }
  const images = imagesOf(await target.text('/'))
  bucket = images[0]?.split('/')[1] ?? ''
})
afterAll(() => target.stop())

const imagesOf = (html: string) => [...html.matchAll(/src="([^"]*)"/g)].map((match) => match[1] ?? '')
const keysOf = (xml: string) => [...xml.matchAll(/<Key>([^<]*)/g)].map((match) => match[1] ?? '')
const status = async (path: string, init?: RequestInit) => (await target.request(path, init)).status
const missionText = () => target.text('/mission')

const policyOf = (resource: string | readonly string[], action = 's3:GetObject') =>
  JSON.stringify({ Version: '2012-10-17', Statement: [{ Sid: 'PublicReadOfImagesOnly', Effect: 'Allow', Principal: '*', Action: action, Resource: resource }] })
const putPolicy = (body: string, headers = owner) => target.request(`/${bucket}/?policy`, { method: 'PUT', body, headers })

async function listAll(): Promise<string[]> {
  const first = await target.text(`/${bucket}/?list-type=2`)
  expect(first).toContain('<IsTruncated>true</IsTruncated>')
  const token = /<NextContinuationToken>([^<]+)/.exec(first)?.[1] ?? ''
  const second = await target.text(`/${bucket}/?list-type=2&continuation-token=${token}`)
  expect(second).toContain('<IsTruncated>false</IsTruncated>')
  return [...keysOf(first), ...keysOf(second)]
}

test('a stranger lists the bucket, reads the backup and hands its code in', async () => {
  expect(await target.text(`/${bucket}/no-such-key`, {}, 404)).toContain('<Code>NoSuchKey</Code>')
  const keys = await listAll()
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.toSorted()).toEqual(keys)
  const worrying = await Promise.all(keys.map((key) => target.text(`/${bucket}/${key}`)))
  const code = /^mission-code: (\w+)$/m.exec(worrying.join('\n'))?.[1] ?? ''
  expect(code).not.toBe('')
  expect(await target.text('/mission', { method: 'POST', body: new URLSearchParams({ code: 'guess' }) }, 400)).toContain('not what we are looking for')
  expect(await missionText()).toContain('OPEN  Not handed in yet')
  expect(await target.text('/mission', { method: 'POST', body: new URLSearchParams({ code }) })).toContain('Recorded')
  expect(await missionText()).toContain('Mission not complete')
})

test('only the owner reads and writes the policy', async () => {
  const policy = JSON.parse(await target.text(`/${bucket}/?policy`, { headers: owner })) as { Statement: { Principal: string; Action: string[] }[] }
  expect(policy.Statement[0]).toMatchObject({ Principal: '*', Action: ['s3:GetObject', 's3:ListBucket'] })
  expect(await target.text(`/${bucket}/?policy`, {}, 403)).toContain('<Code>AccessDenied</Code>')
  expect((await putPolicy(policyOf(`arn:aws:s3:::${bucket}/*`), {})).status).toBe(403)
  for (const [user, password] of [
    ['a', 'b'],
    [target.credentials['accessKey'], 'b'],
    ['a', target.credentials['secretKey']],
  ]) {
    expect((await putPolicy(policyOf(`arn:aws:s3:::${bucket}/*`), { authorization: `Basic ${btoa(`${user}:${password}`)}` })).status).toBe(403)
  }
})

test('a policy that makes no sense is refused and changes nothing', async () => {
  const before = await target.text(`/${bucket}/?policy`, { headers: owner })
  for (const body of ['', '[]', '{"Statement": 7}', policyOf('arn:aws:s3:::another/*'), policyOf(`arn:aws:s3:::${bucket}/*`, 'iam:PassRole')]) {
    const answer = await putPolicy(body)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('<Code>MalformedPolicy</Code>')
  }
  expect(await target.text(`/${bucket}/?policy`, { headers: owner })).toBe(before)
})

test.each([
  ['everything readable', '*', 's3:GetObject', 'OPEN  Strangers cannot read'],
  ['a prefix without its slash', 'images*', 's3:GetObject', 'images-originals/rights-and-fees.csv'],
  ['all drawings', '*.svg', 's3:GetObject', 'internal/warehouse-floor-plan.svg'],
  ['covers alone', 'images/covers/*', 's3:GetObject', "OPEN  The website's pictures still load"],
  ['the covers of today alone', 'images/covers/the-lamp-room.svg', 's3:GetObject', "OPEN  The website's pictures still load"],
  ['every action', 'images/*', 's3:*', 'OPEN  Strangers can change nothing'],
])('not a repair: %s', async (_, resource, action, complaint) => {
  expect((await putPolicy(policyOf(`arn:aws:s3:::${bucket}/${resource}`, action))).status).toBe(204)
  const text = await missionText()
  expect(text).toContain(complaint)
  expect(text).toContain('Mission not complete')
})

test.each([
  [
    'listing left open',
    `{ "Effect": "Allow", "Principal": "*", "Action": "s3:ListBucket", "Resource": "arn:aws:s3:::BUCKET" }`,
    'OPEN  Strangers cannot list the bucket',
  ],
  [
    'uploads by strangers',
    `{ "Effect": "Allow", "Principal": "*", "Action": "s3:PutObject", "Resource": "arn:aws:s3:::BUCKET/accounts/*" }`,
    'OPEN  Strangers can change nothing',
  ],
  [
    'everything but the folders of today',
    `{ "Effect": "Allow", "Principal": "*", "Action": "s3:GetObject", "Resource": "arn:aws:s3:::BUCKET/*" },
     { "Effect": "Deny", "Principal": "*", "Action": "s3:GetObject", "Resource": [${['config', 'exports', 'images-originals', 'internal', 'press', 'website-backup']
       .map((folder) => `"arn:aws:s3:::BUCKET/${folder}/*"`)
       .join(', ')}] }`,
    'OPEN  Strangers cannot read what is not a picture of the website: a file that comes next year will be open',
  ],
  [
    'everything but the folders of today, and the one that the check once named',
    `{ "Effect": "Allow", "Principal": "*", "Action": "s3:GetObject", "Resource": "arn:aws:s3:::BUCKET/*" },
     { "Effect": "Deny", "Principal": "*", "Action": "s3:GetObject", "Resource": [${['accounts', 'config', 'exports', 'images-originals', 'internal', 'press', 'website-backup']
       .map((folder) => `"arn:aws:s3:::BUCKET/${folder}/*"`)
       .join(', ')}] }`,
    'a file that comes next year will be open, in a folder of another name',
  ],
  [
    'a folder that only begins like the one of the pictures',
    `{ "Effect": "Allow", "Principal": "*", "Action": "s3:GetObject", "Resource": "arn:aws:s3:::BUCKET/image?/*" }`,
    'a file that comes next year will be open, in a folder of another name',
  ],
  [
    'uploads into a folder of their own',
    `{ "Effect": "Allow", "Principal": "*", "Action": "s3:PutObject", "Resource": "arn:aws:s3:::BUCKET/uploads/*" }`,
    'OPEN  Strangers can change nothing',
  ],
  ['somebody else let in', '', "OPEN  The website's pictures still load"],
])('not a repair either: %s', async (_, more, complaint) => {
  const principal = more === '' ? '{ "AWS": "arn:aws:iam::111122223333:root" }' : '"*"'
  const images = `{ "Effect": "Allow", "Principal": ${principal}, "Action": "s3:GetObject", "Resource": "arn:aws:s3:::BUCKET/images/*" }`
  const body = `{ "Version": "2012-10-17", "Statement": [${[images, more].filter(Boolean).join(',')}] }`.replaceAll('BUCKET', bucket)
  expect((await putPolicy(body)).status).toBe(204)
  expect(await missionText()).toContain(complaint)
})

test('a policy for exactly what the page loads is right too', async () => {
  const shown = ['harbor.svg', 'covers/*'].map((picture) => `arn:aws:s3:::${bucket}/images/${picture}`)
  expect((await putPolicy(policyOf(shown))).status).toBe(204)
  for (const image of imagesOf(await target.text('/'))) expect(await status(image)).toBe(200)
  expect(await status(`/${bucket}/images/backs/low-water.svg`)).toBe(403)
  expect(await missionText()).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
})

test('the right policy closes the bucket and keeps the website', async () => {
  expect((await putPolicy(policyOf(`arn:aws:s3:::${bucket}/images/*`))).status).toBe(204)
  expect(await target.text(`/${bucket}/?list-type=2`, {}, 403)).toContain('<Code>AccessDenied</Code>')
  expect(await status(`/${bucket}/website-backup/2025-03-30/customers.sql`)).toBe(403)
  expect(await status(`/${bucket}/no-such-key`)).toBe(403)
  expect(await status(`/${bucket}/images/no-such-key`)).toBe(403)
  const images = imagesOf(await target.text('/'))
  expect(images.length).toBeGreaterThan(3)
  for (const image of images) expect(await status(image)).toBe(200)
  expect(await missionText()).toContain('Mission complete')
  expect(await target.openChecks()).toEqual([])
  expect(await status(`/${bucket}/website-backup/2025-03-30/customers.sql`, { headers: owner })).toBe(200)
})

test('what no honest client sends leaves it alive', async () => {
  const paths = ['/', '/mission', `/${bucket}`, `/${bucket}/?policy`, `/${bucket}/images/%ff`, `/${bucket}/?continuation-token=%ff`]
  expect(await throwGarbage(target, paths)).toEqual([])
  expect(await throwGarbage(target, [`/${bucket}/?policy`], { headers: owner })).toEqual([])
  expect((await putPolicy(policyOf(`arn:aws:s3:::${bucket}/${'*a'.repeat(5000)}`))).status).toBe(204)
  expect(await missionText()).toContain("OPEN  The website's pictures still load")
})
