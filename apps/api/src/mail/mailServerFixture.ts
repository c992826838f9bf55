import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail as a mail server got it. */
export interface ReceivedMail {
  readonly to: readonly string[]
  readonly message: string
}

function refusalOf(address: string): Error | null {
  if (address.startsWith('refused')) return new Error(`<${address}>: no such mailbox`)
  if (address.startsWith('relayed')) return new Error(`5.7.1 <${address}>: relay access denied`)
  return null
}

/**
 * Opens a mail server for a test. `accept` is called with each mail; the server responds when its
 * promise settles, and refuses the mail if that rejects. Recipients that begin with `refused` are
 * refused as unknown, those that begin with `relayed` by a policy. Returns the server's address and
 * what it has received.
 */
export async function openMailServer(
  accept: (mail: ReceivedMail) => Promise<void> = () => Promise.resolve(),
) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
    onData: async (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address)
      try {
        const mail = { to, message: await text(stream) }
        received.push(mail)
        await accept(mail)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
  // A sender that gives up closes its connection.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((done) => server.close(done)))
  const { port } = server.server.address() as AddressInfo
  return { smtpUrl: `smtp://127.0.0.1:${port}`, received }
}
