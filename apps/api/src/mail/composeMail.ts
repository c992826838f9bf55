import { brandColors } from '@rampart/artwork/brandColors'
import type { ColorRole } from '@rampart/artwork/themeColors'
import type { Brand } from '@rampart/contract/entities/brand'
import escapeHtml from 'escape-html'
import type { Mail, MailContent } from './mail.ts'

/** The sender: the end of every mail, and the address that it links to. */
export interface MailSender {
  readonly brand: Pick<Brand, 'name' | 'colors' | 'theme'>
  readonly publicUrl: string
}

/**
 * A mail in the site's design, as HTML with inline styles that mail programs support, and as plain
 * text.
 */
export function composeMail(to: string, content: MailContent, sender: MailSender): Mail {
  return {
    to,
    subject: content.subject,
    text: asText(content, sender),
    html: asHtml(content, sender),
    ...(content.headers && { headers: content.headers }),
  }
}

function asText(
  { heading, paragraphs, code, action, notes = [] }: MailContent,
  { brand, publicUrl }: MailSender,
): string {
  const parts = [
    heading,
    ...paragraphs.map((part) => (typeof part === 'string' ? part : quoted(part.quote))),
  ]
  if (code) parts.push(`    ${code}`)
  if (action) parts.push(`${action.label}:\n${action.href}`)
  return `${[...parts, ...notes, `-- \n${brand.name}\n${publicUrl}`].join('\n\n')}\n`
}

/** Splits a text at every character where a mail program may break a line. */
const linesOf = (text: string): string[] => text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)

const quoted = (text: string): string =>
  linesOf(text)
    .map((line) => `> ${line}`)
    .join('\n')

/** Colors of the brand's light theme by their roles. */
type Colors = Record<ColorRole, string>

const colorsOf = (brand: MailSender['brand']): Colors =>
  Object.fromEntries(
    Object.entries(brandColors(brand)).map(([role, [light]]) => [role, light]),
  ) as Colors

const body = "font-family:'Hanken Grotesk',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"

function asHtml(
  { subject, heading, paragraphs, code, action, notes = [] }: MailContent,
  { brand, publicUrl }: MailSender,
): string {
  const colors = colorsOf(brand)
  const paragraph = (text: string, style = `color:${colors.text};font-size:16px`) =>
    `<p style="margin:0 0 16px;line-height:1.5;word-break:break-word;${style}">${linked(text, publicUrl, colors)}</p>`
  // It may be in a language that is written from right to left.
  const quotation = (text: string) =>
    `<blockquote dir="auto" style="margin:0 0 16px;padding:0 16px;border:solid ${colors.hairline};border-width:0 4px;color:${colors.text};font-size:16px;line-height:1.5;word-break:break-word">${linesOf(text).map(escapeHtml).join('<br>')}</blockquote>`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:${colors.canvas};${body}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">`,
    `<tr><td style="padding:16px 24px;background:${colors.inverse};border-radius:12px 12px 0 0;border-bottom:3px solid ${colors.volt};color:${colors.onInverse};font-size:18px;font-weight:700">${escapeHtml(brand.name)}</td></tr>`,
    `<tr><td style="padding:32px 24px 16px;background:${colors.surface};border:1px solid ${colors.hairline};border-top:0;border-radius:0 0 12px 12px">`,
    `<h1 style="margin:0 0 16px;color:${colors.text};font-size:24px;line-height:1.2">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((part) =>
      typeof part === 'string' ? paragraph(part) : quotation(part.quote),
    ),
    code ? codeBlock(code, colors) : '',
    action ? actionBlock(action, colors) : '',
    ...notes.map((text) => paragraph(text, `color:${colors.textMuted};font-size:14px`)),
    `</td></tr><tr><td style="padding:16px 24px;color:${colors.textMuted};font-size:12px"><a href="${escapeHtml(publicUrl)}" style="color:${colors.textMuted}">${escapeHtml(publicUrl)}</a></td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('')
}

/** The text as HTML, with links for addresses of the site: not every mail program makes them. */
const linked = (text: string, publicUrl: string, colors: Colors): string =>
  text
    .split(/(https?:\/\/\S+?)(?=[.,;]?(?:\s|$))/)
    .map((part) => {
      const shown = escapeHtml(part)
      return part === publicUrl || part.startsWith(`${publicUrl}/`)
        ? `<a href="${shown}" style="color:${colors.accent}">${shown}</a>`
        : shown
    })
    .join('')

const codeBlock = (code: string, colors: Colors) =>
  `<p style="margin:0 0 24px;padding:16px;background:${colors.canvas};border:1px solid ${colors.hairline};border-radius:8px;color:${colors.text};font-family:'JetBrains Mono',Menlo,Consolas,monospace;font-size:28px;letter-spacing:4px;text-align:center">${escapeHtml(code)}</p>`

function actionBlock({ label, href }: NonNullable<MailContent['action']>, colors: Colors): string {
  const address = escapeHtml(href)
  return (
    `<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:12px 24px;background:${colors.accent};border-radius:8px;color:${colors.onAccent};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>` +
    `<p style="margin:0 0 16px;color:${colors.textMuted};font-size:14px;line-height:1.5">If the button does not work, open this address:<br><a href="${address}" style="color:${colors.accent};word-break:break-word">${address}</a></p>`
  )
}
