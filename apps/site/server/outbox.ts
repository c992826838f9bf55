import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isLoopback } from '@rampart/api'
import escapeHtml from 'escape-html'
import type { FastifyInstance, FastifyReply } from 'fastify'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { plainPage } from './plainPage.ts'
import { policyHash } from './policyHash.ts'

export interface OutboxOptions {
  /** Where mails are stored as files. */
  folder: string
}

/** Wraps the lines and links of a mail, which are longer than a phone is wide. */
const style = 'body{overflow-wrap:anywhere}pre{white-space:pre-wrap}'
const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
}
const policy = `default-src 'none'; style-src ${policyHash(style)}; base-uri 'none'; frame-ancestors 'none'`
/** The name of a file in the folder itself, not in another folder. */
const namePattern = /^[\w-]{1,80}$/

/**
 * Shows the mails of a site without a mail server, for people who develop or try it on this
 * machine.
 */
export async function outbox(server: FastifyInstance, { folder }: OutboxOptions): Promise<void> {
  server.addHook('onRequest', async (request, reply) => {
    // Another name that leads to this machine could be a stranger's page.
    if (!isLoopback(request.hostname))
      return reply.code(404).headers(headers).type('text/plain; charset=utf-8').send('Not found')
  })
  server.get('/dev/outbox', async (_request, reply) => {
    const mails = await listMails(folder)
    const rows = mails.map(
      ({ name, mail }) =>
        `<tr><td>${escapeHtml(mail.date ?? '')}</td><td>${escapeHtml(mail.to?.[0]?.address ?? '')}</td><td><a href="/dev/outbox/${name}">${escapeHtml(mail.subject ?? '')}</a></td></tr>`,
    )
    return page(
      reply,
      'Outbox',
      rows.length === 0 ? '<p>No mail has been sent yet.</p>' : `<table>${rows.join('')}</table>`,
    )
  })
  server.get<{ Params: { name: string } }>('/dev/outbox/:name', async (request, reply) => {
    const mail = await readMail(folder, request.params.name)
    if (!mail)
      return page(reply.code(404), 'No such mail', '<p><a href="/dev/outbox">Outbox</a></p>')
    return page(
      reply,
      mail.subject ?? '',
      `<p><a href="/dev/outbox">Outbox</a> · <a href="/dev/outbox/${request.params.name}/html">As HTML</a></p><pre>${linked(mail.text ?? '')}</pre>`,
    )
  })
  server.get<{ Params: { name: string } }>('/dev/outbox/:name/html', async (request, reply) => {
    const mail = await readMail(folder, request.params.name)
    if (!mail?.html) return page(reply.code(404), 'No such mail', '')
    return reply
      .headers({
        ...headers,
        'content-security-policy':
          "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'",
      })
      .type('text/html; charset=utf-8')
      .send(mail.html)
  })
}

/** Newest first. */
async function listMails(folder: string): Promise<{ name: string; mail: Email }[]> {
  const names = (await readdir(folder).catch(() => []))
    .filter((file) => file.endsWith('.eml'))
    .map((file) => file.slice(0, -4))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, `${name}.eml`))).mtimeMs })),
  )
  const newest = dated.toSorted((a, b) => b.time - a.time).slice(0, 100)
  const mails = await Promise.all(
    newest.map(async ({ name }) => ({ name, mail: await readMail(folder, name) })),
  )
  return mails.filter((entry): entry is { name: string; mail: Email } => entry.mail !== null)
}

async function readMail(folder: string, name: string): Promise<Email | null> {
  if (!namePattern.test(name)) return null
  const file = await readFile(join(folder, `${name}.eml`)).catch(() => null)
  return file && PostalMime.parse(file)
}

function page(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .headers({ ...headers, 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(
      plainPage(title, `<h1>${escapeHtml(title)}</h1>${body}`, {
        head: `<style>${style}</style>`,
      }),
    )
}

const linked = (text: string) =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  )
