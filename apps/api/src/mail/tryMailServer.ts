import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { OperationError } from '../operationError.ts'
import { composeMail } from './composeMail.ts'
import { createMailTransport, outboxFolder } from './transport.ts'

type MailConfig = Pick<Config, 'brand' | 'dataDir' | 'mailFrom' | 'publicUrl' | 'smtpUrl'>

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Warns in the log if the mail server cannot be used. The site starts nevertheless: mails wait. */
export async function warnOfMailServer(
  config: MailConfig,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const transport = createMailTransport(config)
  try {
    await transport.verify()
  } catch (error) {
    log.warn(
      { event: 'mail_server_refused', reason: reasonOf(error) },
      'SMTP_URL: the mail server cannot be used now. Mails wait for it.',
    )
  } finally {
    transport.close()
  }
}

/**
 * Sends a mail that says that mails arrive. Returns where it is. Throws `OperationError` with the
 * mail server's own words.
 */
export async function sendTestMail(config: MailConfig, to: string): Promise<string> {
  const transport = createMailTransport(config)
  const content = {
    subject: `Mails of ${config.brand.name} arrive`,
    heading: 'Mails arrive',
    paragraphs: [
      `Somebody who runs ${config.brand.name} sent this to see whether its mails arrive. There is nothing to do.`,
    ],
  }
  const id = randomUUID()
  try {
    await transport.send(composeMail(to, content, config), id)
  } catch (error) {
    throw new OperationError(`The mail was not sent: ${reasonOf(error)}.`)
  } finally {
    transport.close()
  }
  return config.smtpUrl === null
    ? `Without SMTP_URL it is a file: ${outboxFolder(config.dataDir)}/${id}.eml.`
    : `The mail server took it, from ${config.mailFrom}. If it does not arrive, look into spam, and at SPF and DKIM of that domain.`
}
