import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { apiBase } from '@rampart/contract/calls/call'
import { verifyCredential } from '@rampart/verify'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { startApi } from '../api.ts'
import { listAudit } from '../audit/audit.store.ts'
import { readConfig } from '../config.ts'
import { contentFolder } from '../contentFolder.ts'
import { listPublicKeys } from '../credentials/signing/signing.store.ts'
import { demoPassword } from '../demo/demo.ts'
import { serverOptions } from '../http/serverOptions.ts'
import { useTestApi } from '../testing/testApi.ts'
import { commandsOf, newFolder, runCommand } from './commandFixture.ts'
import type { Outcome } from './commandFixture.ts'
import { withSite } from './openSite.ts'

const api = useTestApi()
const run = (...args: string[]) => commandsOf(api)('keys', ...args)

test('a new signing key is made and printed; the list has all of them, and which one signs', async () => {
  await run('rotate', 'signing')
  const before = await listPublicKeys(api.db)
  api.clock = new Date(api.clock.getTime() + 1000)
  const { out } = await run('rotate', 'signing')
  const after = await listPublicKeys(api.db)
  expect(after).toHaveLength(before.length + 1)
  expect(out).toBe(`New credentials are signed with ${after.at(-1)}.`)
  const site = { secrets: [Buffer.from('another secret that is long enough to be one')] as const }
  const config = { ...api.siteData.config, authSecret: 'x'.repeat(32) }
  const list = commandsOf(api, { config })
  const { signing, authSecret } = JSON.parse((await list('keys', 'list', '--json')).out)
  expect(signing).toMatchObject([
    { publicKey: after[0], status: 'retired', retiredAt: expect.any(String) },
    { publicKey: after[1], status: 'signs', retiredAt: null },
  ])
  expect(authSecret).toMatchObject({ from: 'AUTH_SECRET', hasPrevious: false })
  // Without the secret that sealed it, a key signs nothing.
  const foreign = await commandsOf(api, { config, ...site })('keys', 'list')
  expect(foreign.out.split('\n').map((line) => line.split(/ +/)[1])).toEqual([
    'STATUS',
    'retired',
    'unreadable',
    'signs',
  ])
})

test('a secret of the settings is theirs to change', async () => {
  const config = { ...api.siteData.config, authSecret: 'x'.repeat(32) }
  const { code, errors } = await commandsOf(api, { config })('keys', 'rotate', 'auth-secret')
  expect(code).toBe(1)
  expect(errors).toMatch(
    /^AUTH_SECRET is set: set another one, with this one in AUTH_SECRET_PREVIOUS/,
  )
  expect(await listAudit(api.db, { action: 'auth_secret_rotated' })).toEqual([])
})

test.each([[[]], [['everything']]])('keys rotate %j is a misuse', async (args) => {
  expect((await run('rotate', ...args)).code).toBe(2)
})

const certificate = 'CSN-DEMO000001'

/** A site that was started on these settings, and what a visitor does on it. */
async function start(env: Record<string, string>) {
  const config = readConfig({ PORT: '0', PUBLIC_URL: 'http://localhost:3000', ...env })
  const server: FastifyInstance = Fastify({ ...serverOptions(config), logger: false })
  const running = await startApi(config, { logger: server.log, contentDir: contentFolder })
  await server.register(running.plugin, { prefix: apiBase })
  const json = async (path: string) => (await server.inject(apiBase + path)).json()
  return {
    signIn: async (): Promise<string> =>
      (
        await server.inject({
          method: 'POST',
          url: `${apiBase}/auth/login`,
          payload: { email: 'learner@demo.test', password: demoPassword },
        })
      ).json().token,
    /** The secret of an authenticator app that is not turned on yet. */
    beginTotp: async (token: string): Promise<string> =>
      (
        await server.inject({
          method: 'POST',
          url: `${apiBase}/user/totp`,
          payload: { currentPassword: demoPassword },
          headers: { authorization: `Bearer ${token}` },
        })
      ).json().data.secret,
    confirmTotp: async (token: string, secret: string) =>
      (
        await server.inject({
          method: 'POST',
          url: `${apiBase}/user/totp/confirm`,
          payload: { code: new TOTP({ secret }).generate() },
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode,
    status: async (token: string) =>
      (
        await server.inject({
          url: `${apiBase}/user`,
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode,
    readSigned: () => json(`/certificate/file/${certificate}.json`),
    publishedKeys: async (): Promise<string[]> =>
      (await json('/issuer/did.json')).verificationMethod.map(
        ({ publicKeyMultibase }: { publicKeyMultibase: string }) => publicKeyMultibase,
      ),
    verdict: async (signed: unknown) => {
      const fetchJson = (address: string) => {
        const path = new URL(address).pathname
        return json(path.endsWith('did.json') ? '/issuer/did.json' : path.replace(apiBase, ''))
      }
      const trustedIssuers = ['did:web:localhost%3A3000']
      return (await verifyCredential(signed, { fetchJson, trustedIssuers })).verdict
    },
    stop: async () => {
      await server.close()
      await running.close()
    },
  }
}

const onData = (env: Record<string, string>, ...args: string[]): Promise<Outcome> =>
  runCommand(args, { withSite: (work) => withSite(env, work) })

test('across restarts with new secrets and keys, earlier tokens, certificates and authenticator apps stay right', async () => {
  const folder = await newFolder()
  const env = { DATA_DIR: folder, DEMO_DATA: 'on' }
  const first = await start(env)
  const [token, signed] = [await first.signIn(), await first.readSigned()]
  const [key] = await first.publishedKeys()
  const secret = await first.beginTotp(token)
  expect([await first.status(token), await first.verdict(signed)]).toEqual([200, 'valid'])
  await first.stop()

  // The secret in the folder.
  expect(await onData(env, 'keys', 'rotate', 'auth-secret')).toMatchObject({ code: 0 })
  expect((await onData(env, 'keys', 'rotate', 'auth-secret')).code).toBe(1)
  const second = await start(env)
  const secondToken = await second.signIn()
  expect([await second.status(token), await second.status(secondToken)]).toEqual([200, 200])
  expect(await second.publishedKeys()).toEqual([key])
  await second.stop()

  // The start has sealed the signing key with the new secret: it is opened without the one before.
  const listed = JSON.parse((await onData(env, 'keys', 'list', '--json')).out)
  expect(listed.authSecret).toMatchObject({ from: 'DATA_DIR', hasPrevious: true })
  await rm(join(folder, 'auth-secret.previous'))
  expect(await onData(env, 'keys', 'list')).toMatchObject({
    out: expect.stringMatching(/signing +signs/),
  })

  // A new signing key, and a secret in the settings instead of the folder's.
  await onData(env, 'keys', 'rotate', 'signing')
  const stored = await readFile(join(folder, 'auth-secret'), 'utf8')
  const configured = { ...env, AUTH_SECRET: 'n'.repeat(40), AUTH_SECRET_PREVIOUS: stored }
  const third = await start(configured)
  expect([await third.status(token), await third.status(secondToken)]).toEqual([401, 200])
  expect(await third.publishedKeys()).toHaveLength(2)
  expect(await third.verdict(signed)).toBe('valid')
  expect(await third.readSigned()).toEqual(signed)
  const thirdToken = await third.signIn()
  await third.stop()

  // Without the secret before, its tokens have ended; keys and certificates have not.
  const fourth = await start({ ...env, AUTH_SECRET: 'n'.repeat(40) })
  expect([await fourth.status(secondToken), await fourth.status(thirdToken)]).toEqual([401, 200])
  expect(await fourth.publishedKeys()).toHaveLength(2)
  expect(await fourth.verdict(signed)).toBe('valid')
  expect(await fourth.confirmTotp(thirdToken, secret)).toBe(200)
  await fourth.stop()
  expect(await onData(env, 'audit', 'verify')).toMatchObject({ code: 0 })
  // Made once: each start has opened the one that was there.
  const made = await onData(env, 'audit', 'list', '--json', '--action', 'signing_key_made')
  expect(JSON.parse(made.out)).toMatchObject([{ subject: `key:${key}` }])
  expect((await onData(env, 'audit', 'list', '--action', 'auth_secret_rotated')).out).toMatch(
    /operator an-operator +auth_secret_rotated +key:auth-secret +command:keys rotate/,
  )
})
