import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../testing/listen.ts'
import { createFileStore } from './createFileStore.ts'

/** A server that records the requests to it. */
async function serve(answer: string) {
  const asked: { readonly body: string; readonly headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push({ body, headers: request.headers })
      response.writeHead(200, { 'content-type': 'text/xml' }).end(answer)
    })
  })
  return { asked, url: `http://127.0.0.1:${await listen(server)}` }
}

const givenKeys = `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
  <AssumeRoleWithWebIdentityResult><Credentials>
    <AccessKeyId>ASIAEXAMPLE</AccessKeyId><SecretAccessKey>short-lived</SecretAccessKey>
    <SessionToken>the-session</SessionToken><Expiration>2199-01-01T00:00:00Z</Expiration>
  </Credentials></AssumeRoleWithWebIdentityResult>
</AssumeRoleWithWebIdentityResponse>`

test('without keys the token of the machine is exchanged for short-lived ones, as Kubernetes gives it to a pod', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'api-identity-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'token'), 'token-of-the-pod')
  const identity = await serve(givenKeys)
  const bucket = await serve('')
  for (const [name, value] of Object.entries({
    AWS_ENDPOINT_URL_STS: identity.url,
    AWS_ROLE_ARN: 'arn:aws:iam::123456789012:role/site',
    AWS_WEB_IDENTITY_TOKEN_FILE: join(folder, 'token'),
    AWS_REGION: 'us-east-1',
  }))
    vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const s3 = { endpoint: bucket.url, bucket: 'files', region: 'us-east-1', keys: null }
  const store = await createFileStore({ dataDir: folder, s3 })
  await store.write('tasks/one', Buffer.from('x'))
  await store.write('tasks/two', Buffer.from('y'))
  expect(identity.asked).toHaveLength(1)
  expect(identity.asked[0]?.body).toContain('token-of-the-pod')
  expect(bucket.asked.map(({ headers }) => headers)).toEqual(
    Array.from({ length: 2 }, () =>
      expect.objectContaining({
        authorization: expect.stringContaining('Credential=ASIAEXAMPLE/') as string,
        'x-amz-security-token': 'the-session',
      }),
    ),
  )
})
