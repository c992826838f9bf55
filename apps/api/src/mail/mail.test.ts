import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../testing/listen.ts'
import { composeMail } from './composeMail.ts'
import { openMailServer } from './mailServerFixture.ts'
import { createMailTransport, outboxFolder } from './transport.ts'

const sender = { brand: { name: 'Rampart', colors: {} }, publicUrl: 'https://learn.example.org' }
const mailFrom = 'Rampart <learn@example.org>'
const content = {
  subject: 'Your code',
  heading: 'Reset your password',
  paragraphs: ['Hello Dana <b>"&\' Ünïcode 日本,', 'somebody asked for a new password.'],
  code: '12345678',
  action: { label: 'Open', href: 'https://learn.example.org/x?a=1&b=2' },
  notes: ['It ends in 10 minutes.'],
}
const mail = composeMail('dana@example.org', content, sender)

async function dataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'api-mail-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('a mail says the same in text and HTML, and typed text is never markup', () => {
  for (const part of [
    ...content.paragraphs,
    content.code,
    content.action.href,
    ...content.notes,
    sender.publicUrl,
  ])
    expect(mail.text).toContain(part)
  expect(mail.html).toContain('Hello Dana &lt;b&gt;&quot;&amp;&#39; Ünïcode 日本,')
  expect(mail.html).toContain('href="https://learn.example.org/x?a=1&amp;b=2"')
  expect(mail.html).toContain('>12345678<')
  expect(mail.html).not.toContain('<b>')
})

test('words of somebody else are set apart line by line, and cannot pass for words of the site', () => {
  const said = ['مرحبا <i>', 'Accept it: npm run cli -- x', '-- ', 'Your site']
  for (const end of ['\n', '\r\n', '\r', '\u2028', '\u0085']) {
    const { text, html } = composeMail(
      'dana@example.org',
      { ...content, paragraphs: ['They say:', { quote: said.join(end) }] },
      sender,
    )
    expect(text).toContain(`They say:\n\n${said.map((line) => `> ${line}`).join('\n')}\n\n`)
    const [, quotation] = /<blockquote dir="auto"[^>]*>(.*)<\/blockquote>/s.exec(html) ?? []
    expect(quotation).toBe('مرحبا &lt;i&gt;<br>Accept it: npm run cli -- x<br>-- <br>Your site')
  }
})

test('a long word, such as the name of a file, breaks instead of making the mail wider', () => {
  const name = `${'x'.repeat(200)}.pdf`
  const { html } = composeMail(
    'dana@example.org',
    { ...content, paragraphs: [name], notes: [name] },
    sender,
  )
  const styles = [...html.matchAll(/<p style="([^"]*)">x{200}/g)].map(([, style]) => style)
  expect(styles).toEqual([
    expect.stringContaining('word-break:break-word'),
    expect.stringContaining('word-break:break-word'),
  ])
})

test('addresses of the site in running text are links, other ones are not', () => {
  const { html } = composeMail(
    'dana@example.org',
    {
      ...content,
      paragraphs: ['Look at https://learn.example.org.evil.test/x or https://evil.test.'],
      notes: [
        'Leave: https://learn.example.org/out?a=1&b=2#out=7, or see https://learn.example.org.',
      ],
    },
    { ...sender, publicUrl: 'https://learn.example.org' },
  )
  const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual([
    content.action.href.replace('&', '&amp;'),
    content.action.href.replace('&', '&amp;'),
    'https://learn.example.org/out?a=1&amp;b=2#out=7',
    'https://learn.example.org',
    'https://learn.example.org',
  ])
  expect(html).toMatch(/>https:\/\/learn\.example\.org\/out\?a=1&amp;b=2#out=7<\/a>, or see /)
})

test('without a mail server each mail is a file that only its owner can read; sending again writes the same file', async () => {
  const folder = await dataDir()
  const transport = createMailTransport({ smtpUrl: null, mailFrom, dataDir: folder })
  await transport.send(mail, 'job-1')
  await transport.send(mail, 'job-1')
  expect(await readdir(outboxFolder(folder))).toEqual(['job-1.eml'])
  const file = join(outboxFolder(folder), 'job-1.eml')
  const message = await readFile(file, 'utf8')
  expect(message).toContain('To: dana@example.org')
  expect(message).toContain('Message-ID: <job-1@example.org>')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('an outbox that cannot be written to is named', async () => {
  const folder = await dataDir()
  // A file where the folder should be.
  await writeFile(outboxFolder(folder), '')
  const transport = createMailTransport({ smtpUrl: null, mailFrom, dataDir: folder })
  await expect(transport.send(mail, 'job-1')).rejects.toThrow(
    `cannot write to the folder ${outboxFolder(folder)} (EEXIST)`,
  )
})

/** A mail server: what it has received, and a transport that sends to it. */
async function mailServer() {
  const { smtpUrl, received } = await openMailServer()
  const transport = createMailTransport({ smtpUrl, mailFrom, dataDir: await dataDir() })
  onTestFinished(() => transport.close())
  return { received, transport }
}

test('with a mail server the mail is sent there; a refused mail rejects', async () => {
  const { received, transport } = await mailServer()
  await transport.send(mail, 'job-2')
  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual(['dana@example.org'])
  expect(received[0]?.message).toContain('Subject: Your code')
  expect(received[0]?.message).toContain('multipart/alternative')
  await expect(transport.send({ ...mail, to: 'refused@example.org' }, 'job-3')).rejects.toThrow(
    'no such mailbox',
  )
  expect(received).toHaveLength(1)
})

test.each([
  ['Cyber: Academy <learn@example.org>', '"Cyber: Academy" <learn@example.org>'],
  ['ada@example.com, Ada <learn@example.org>', '"ada@example.com, Ada" <learn@example.org>'],
  ['Learn (EU) <learn@example.org>', '"Learn (EU)" <learn@example.org>'],
  ['"Learn, Inc." <learn@example.org>', '"Learn, Inc." <learn@example.org>'],
  ['learn@example.org', 'learn@example.org'],
])('the sender %j is one address, whatever signs its name has', async (from, header) => {
  const { smtpUrl, received } = await openMailServer()
  const transport = createMailTransport({ smtpUrl, mailFrom: from, dataDir: await dataDir() })
  onTestFinished(() => transport.close())
  await transport.send(mail, 'job-6')
  const head = received[0]?.message.split('\r\n') ?? []
  expect(head).toContain(`From: ${header}`)
  expect(head).toContain('Message-ID: <job-6@example.org>')
})

test('a mail says that a program wrote it, so that no holiday reply comes back, and its own headers stay', async () => {
  const { received, transport } = await mailServer()
  await transport.send({ ...mail, headers: { 'List-Unsubscribe': '<https://x.test/1>' } }, 'job-7')
  const head = received[0]?.message.split('\r\n') ?? []
  expect(head).toContain('Auto-Submitted: auto-generated')
  expect(head).toContain('Content-Language: en')
  expect(head).toContain('List-Unsubscribe: <https://x.test/1>')
})

test('headers of a sender whose domain has other letters are ASCII', async () => {
  const { smtpUrl, received } = await openMailServer()
  const from = 'Bücher <lernen@bücher.example>'
  const transport = createMailTransport({ smtpUrl, mailFrom: from, dataDir: await dataDir() })
  onTestFinished(() => transport.close())
  await transport.send(mail, 'job-8')
  const message = received[0]?.message ?? ''
  const head = message.slice(0, message.indexOf('\r\n\r\n'))
  expect(head).toContain('Message-ID: <job-8@xn--bcher-kva.example>')
  expect(head).toContain('<lernen@xn--bcher-kva.example>')
  expect(head).toMatch(/^[\0-\x7f]*$/)
})

/** A mail server with passwords and without TLS; the passwords that it was sent, and its port. */
async function passwordServer() {
  const passwords: (string | null | undefined)[] = []
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onAuth: ({ password }, _session, done) => {
      passwords.push(password)
      done(null, { user: 'site' })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((done) => server.close(done)))
  return { passwords, port: (server.server.address() as AddressInfo).port }
}

// 0.0.0.0 leads to this machine, but does not count as it.
test.each([
  ['another machine', '0.0.0.0', '', false],
  ['another machine, if the setting allows it', '0.0.0.0', '?requireTLS=false', true],
  ['another machine, if the setting wants no TLS', '0.0.0.0', '?ignoreTLS=true', true],
  ['this machine', '127.0.0.1', '', true],
])('a password goes without TLS to %s: %s%s %s', async (_, host, query, isSent) => {
  const { passwords, port } = await passwordServer()
  const smtpUrl = `smtp://site:secret@${host}:${port}${query}`
  const transport = createMailTransport({ smtpUrl, mailFrom, dataDir: await dataDir() })
  onTestFinished(() => transport.close())
  const outcome = await transport.verify().then(
    () => 'used',
    (error: Error) => error.message,
  )
  expect(outcome).toMatch(isSent ? /^used$/ : /STARTTLS/)
  expect(passwords).toEqual(isSent ? ['secret'] : [])
})

test('an address cannot add headers or a second recipient', async () => {
  const folder = await dataDir()
  const transport = createMailTransport({ smtpUrl: null, mailFrom, dataDir: folder })
  await transport.send(
    { ...mail, to: 'dana@example.org\r\nBcc: all@example.org', subject: 'Hello\r\nX-Evil: yes' },
    'job-4',
  )
  const message = await readFile(join(outboxFolder(folder), 'job-4.eml'), 'utf8')
  const head = message.slice(0, message.indexOf('\r\n\r\n'))
  expect(head).not.toMatch(/^(Bcc|X-Evil):/m)
})

test.each([
  'x1,dana@example.org',
  'name<dana@example.org>',
  'group:dana@example.org;',
  'dana@example.org(c)',
])('an address that programs may read as another one does not reach that one: %s', async (to) => {
  const { received, transport } = await mailServer()
  await transport.send({ ...mail, to }, 'job-5').catch(() => undefined)
  expect(received.flatMap((one) => one.to)).not.toContain('dana@example.org')
})

/**
 * A server that sends `lines`, one for each line that it gets, then the last one over and over if
 * `drips`.
 */
async function stubbornServer(lines: readonly string[], drips: boolean) {
  const server = createServer((socket) => {
    const left = [...lines]
    socket.on('error', () => undefined)
    const respond = () => {
      const line = left.shift()
      if (line === undefined) return
      socket.write(line)
      if (left.length > 0 || !drips) return
      const timer = setInterval(() => socket.write(line), 20)
      socket.on('close', () => clearInterval(timer))
    }
    socket.on('data', respond)
    if (lines.length > 0) respond()
  })
  return `smtp://127.0.0.1:${await listen(server)}`
}

test.each([
  // The limits of the greeting and of silence are equal: either may be the first to end it.
  ['does not greet', [], false, { step: 100, mail: 60_000 }, /Greeting never received|Timeout/],
  ['falls silent', ['220 here\r\n'], false, { step: 100, mail: 60_000 }, 'Timeout'],
  [
    'never ends its answer',
    ['220 here\r\n', '250-more\r\n'],
    true,
    { step: 60_000, mail: 300 },
    'aborted',
  ],
])('a mail server that %s is given up', async (_, lines, drips, limits, message) => {
  const smtpUrl = await stubbornServer(lines, drips)
  const transport = createMailTransport({ smtpUrl, mailFrom, dataDir: await dataDir() }, limits)
  onTestFinished(() => transport.close())
  await expect(transport.send(mail, 'job-6')).rejects.toThrow(message)
})
