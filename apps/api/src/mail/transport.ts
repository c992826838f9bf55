import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { domainToASCII } from 'node:url'
import { createTransport } from 'nodemailer'
import { isLoopback, isPrivate } from '../config.ts'
import type { Config } from '../config.ts'
import { systemErrorCode } from '../systemErrors.ts'
import type { Mail } from './mail.ts'

/** Sends mails. */
export interface MailTransport {
  /**
   * Rejects if the mail was not accepted. `id` is the same for each attempt, so that a mailbox can
   * detect a repetition.
   */
  send(mail: Mail, id: string): Promise<void>
  /** Rejects if the mail server cannot be reached or refuses the sign-in. Sends nothing. */
  verify(): Promise<void>
  close(): void
}

/**
 * How long a mail server may take for one step, and for a whole mail, in milliseconds. A server
 * that sends a byte from time to time stays within the first limit. Both are below the minute after
 * which a job counts as lost.
 */
const timeouts = { step: 10_000, mail: 30_000 }

/** SMTP if it is configured, else a folder of `.eml` files. */
export function createMailTransport(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  limits = timeouts,
): MailTransport {
  const { smtpUrl, mailFrom, dataDir } = config
  return smtpUrl === null
    ? outbox(outboxFolder(dataDir), mailFrom)
    : smtp(smtpUrl, mailFrom, limits)
}

/**
 * The folder of mails if there is no mail server and only this machine can reach the site; else
 * null.
 */
export function readableOutbox({ smtpUrl, dataDir, ...config }: Config): string | null {
  return smtpUrl === null && isPrivate(config) ? outboxFolder(dataDir) : null
}

export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox')

/** The sender's name, with or without quotes, and address. */
function senderOf(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^(.*)<(.*)>$/.exec(from) ?? []
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
}

/** The domain of an address, as headers name it: other letters than ASCII are not allowed there. */
function asciiDomain(address: string): string {
  const domain = address.replace(/^.*@/, '')
  return domainToASCII(domain) || domain
}

function envelope(mail: Mail, id: string, from: string) {
  const sender = senderOf(from)
  return {
    ...mail,
    // As parsed addresses: a text might name several, or others.
    from: sender,
    to: { name: '', address: mail.to },
    messageId: `<${id}@${asciiDomain(sender.address)}>`,
    headers: {
      // Prevents automatic replies of mailboxes (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'en',
      ...mail.headers,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/**
 * Whether TLS is required: if a password is sent to another machine. Otherwise an attacker on the
 * way could hide that the server offers TLS, and read the password. A setting in the address takes
 * precedence.
 */
function needsTls(url: string): boolean {
  const { username, hostname, searchParams } = new URL(url)
  return username !== '' && !isLoopback(hostname) && !searchParams.has('ignoreTLS')
}

function smtp(url: string, from: string, limits: typeof timeouts): MailTransport {
  const transport = createTransport({
    url,
    requireTLS: needsTls(url),
    pool: true,
    connectionTimeout: limits.step,
    greetingTimeout: limits.step,
    socketTimeout: limits.step,
  })
  return {
    send: async (mail, id) => {
      const signal = AbortSignal.timeout(limits.mail)
      await transport.sendMail({ ...envelope(mail, id, from), signal })
    },
    verify: async () => void (await transport.verify()),
    // Mails that are being sent are tried again by the next process.
    close: () => transport.close({ force: true }),
  }
}

/**
 * One file for each mail, named after its id, written completely and only once, even if it is sent
 * again.
 */
function outbox(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail, id) => {
      const { message } = await composer.sendMail(envelope(mail, id, from))
      const file = join(folder, `${id}.eml`)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
        await rename(`${file}.part`, file)
      } catch (error) {
        // For a full disk, the system's error has no path.
        const reason = systemErrorCode(error) ?? String(error)
        throw new Error(`cannot write to the folder ${folder} (${reason})`, { cause: error })
      }
    },
    verify: () => Promise.resolve(),
    close: () => composer.close(),
  }
}
