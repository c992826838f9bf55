import type { Mail, MailContent } from './mail.ts'

/** Who writes: the end of every mail, and the address that it leads to. */
export interface MailSender {
  readonly brand: string
  readonly publicUrl: string
}

/** A mail in the design language, as HTML with the styles that mail programs understand, and as plain text. */
export function composeMail(to: string, content: MailContent, sender: MailSender): Mail {
  return { to, subject: content.subject, text: asText(content, sender), html: asHtml(content, sender) }
}

function asText({ heading, paragraphs, code, action, notes = [] }: MailContent, { brand, publicUrl }: MailSender): string {
  const parts = [heading, ...paragraphs]
  if (code) parts.push(`    ${code}`)
  if (action) parts.push(`${action.label}:\n${action.href}`)
  return `${[...parts, ...notes, `-- \n${brand}\n${publicUrl}`].join('\n\n')}\n`
}

const colors = {
  canvas: '#f7fafc',
  surface: '#ffffff',
  ink: '#0f202a',
  muted: '#475a63',
  petrol: '#0c212c',
  volt: '#cbf347',
  accent: '#1c6788',
  line: '#d9e1e5',
}
const body = "font-family:'Hanken Grotesk',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"

function asHtml({ subject, heading, paragraphs, code, action, notes = [] }: MailContent, { brand, publicUrl }: MailSender): string {
  const paragraph = (text: string, style = `color:${colors.ink};font-size:16px`) =>
    `<p style="margin:0 0 16px;line-height:1.5;${style}">${escapeHtml(text)}</p>`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:${colors.canvas};${body}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">`,
    `<tr><td style="padding:16px 24px;background:${colors.petrol};border-radius:12px 12px 0 0;border-bottom:3px solid ${colors.volt};color:#ffffff;font-size:18px;font-weight:700">${escapeHtml(brand)}</td></tr>`,
    `<tr><td style="padding:32px 24px 16px;background:${colors.surface};border:1px solid ${colors.line};border-top:0;border-radius:0 0 12px 12px">`,
    `<h1 style="margin:0 0 16px;color:${colors.ink};font-size:24px;line-height:1.2">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    code ? codeBlock(code) : '',
    action ? actionBlock(action) : '',
    ...notes.map((text) => paragraph(text, `color:${colors.muted};font-size:14px`)),
    `</td></tr><tr><td style="padding:16px 24px;color:${colors.muted};font-size:12px"><a href="${escapeHtml(publicUrl)}" style="color:${colors.muted}">${escapeHtml(publicUrl)}</a></td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('')
}

const codeBlock = (code: string) =>
  `<p style="margin:0 0 24px;padding:16px;background:${colors.canvas};border:1px solid ${colors.line};border-radius:8px;color:${colors.ink};font-family:'JetBrains Mono',Menlo,Consolas,monospace;font-size:28px;letter-spacing:4px;text-align:center">${escapeHtml(code)}</p>`

function actionBlock({ label, href }: NonNullable<MailContent['action']>): string {
  const address = escapeHtml(href)
  return (
    `<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:12px 24px;background:${colors.accent};border-radius:8px;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>` +
    `<p style="margin:0 0 16px;color:${colors.muted};font-size:14px;line-height:1.5;word-break:break-all">If the button does not work, open this address:<br><a href="${address}" style="color:${colors.accent}">${address}</a></p>`
  )
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Names and titles come from people: in a mail they are words, never markup. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
