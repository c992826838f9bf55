import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { commandsOf } from '../cli/commandFixture.ts'
import { readConfig } from '../config.ts'
import { useTestApi } from '../testing/testApi.ts'
import { openMailServer } from './mailServerFixture.ts'
import { warnOfMailServer } from './tryMailServer.ts'

const api = useTestApi()

/** `mail test` with these settings. */
const run = (env: Record<string, string>, ...args: string[]) =>
  commandsOf(api, { config: readConfig(env) })('mail', 'test', ...args)

/** If nothing listens. */
const nowhere = 'smtp://127.0.0.1:1'

test('mail test sends one mail to the address, past the queue', async () => {
  const { smtpUrl, received } = await openMailServer()
  const outcome = await run({ SMTP_URL: smtpUrl, MAIL_FROM: 'a@b.example' }, 'you@example.org')
  expect(outcome).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^The mail server took it, from a@b\.example\./),
  })
  expect(received.map(({ to }) => to)).toEqual([['you@example.org']])
  expect(received[0]?.message).toContain('Subject: Mails of Rampart arrive')
})

test('mail test prints the reply of the mail server', async () => {
  const { smtpUrl } = await openMailServer()
  expect(await run({ SMTP_URL: smtpUrl }, 'refused@example.org')).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^The mail was not sent: .*no such mailbox/),
  })
  expect(await run({ SMTP_URL: nowhere }, 'you@example.org')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('ECONNREFUSED'),
  })
  expect((await run({}, 'nobody')).code).toBe(2)
})

test('without a mail server it is a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'api-mail-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { out } = await run({ DATA_DIR: folder }, 'you@example.org')
  const [file] = await readdir(join(folder, 'outbox'))
  expect(out).toBe(`Without SMTP_URL it is a file: ${join(folder, 'outbox')}/${file}.`)
})

test('a start says that the mail server cannot be used, and nothing if it can', async () => {
  const log = { warn: vi.fn<(fields: unknown, text?: string) => void>() }
  const { smtpUrl, received } = await openMailServer()
  await warnOfMailServer(readConfig({ SMTP_URL: smtpUrl }), log)
  expect(log.warn).not.toHaveBeenCalled()
  await warnOfMailServer(readConfig({ SMTP_URL: nowhere }), log)
  expect(log.warn.mock.calls).toEqual([
    [
      { event: 'mail_server_refused', reason: expect.stringContaining('ECONNREFUSED') },
      'SMTP_URL: the mail server cannot be used now. Mails wait for it.',
    ],
  ])
  expect(received).toEqual([])
})
