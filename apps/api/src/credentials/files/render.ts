import { addresses } from '../signing/addresses.ts'
import type { CredentialRecord } from '../signing/records.ts'
import { drawBadge } from './badge.ts'
import { drawCertificate } from './certificate.ts'
import { toPdf } from './pdf.ts'
import { bakePng, toPng } from './png.ts'
import type { Drawing } from './shapes.ts'
import { toBakedSvg } from './svg.ts'

/** To be raised with every change of what is drawn: files of earlier templates are then made anew. */
export const templateVersion = 1

/** What a credential can be had as, apart from its signed record. */
export const pictureFormats = ['png', 'pdf', 'svg'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** Pixels a point: a certificate is 2105 pixels wide, a badge 960. */
const zoom = { certificate: 2.5, badge: 2 } as const

/** A credential's picture with the signed record in it. */
export async function render(record: CredentialRecord, credential: string, format: PictureFormat, publicUrl: string): Promise<Buffer> {
  const drawing = await draw(record, publicUrl)
  switch (format) {
    case 'png':
      return bakePng(await toPng(drawing, zoom[record.type]), credential)
    case 'svg':
      return Buffer.from(toBakedSvg(drawing, credential))
    case 'pdf':
      return toPdf(drawing, {
        title: `${record.title}: ${record.name}`,
        subject: drawing.label,
        keywords: [record.publicId, 'Open Badges 3.0', 'Verifiable Credential'],
        date: record.revokedAt ?? record.reissuedAt ?? record.issuedAt,
        attachment: { name: `${record.publicId}.json`, json: credential },
        link: { url: addresses(publicUrl).page(record), x: 556, y: 426, width: 204, height: 82 },
      })
  }
}

function draw(record: CredentialRecord, publicUrl: string): Promise<Drawing> {
  const { type, publicId, name, title, issuedAt, status, domain, level, slug, source } = record
  const face = { id: publicId, name, title, isRevoked: status === 'Revoked', domain, level, seed: slug }
  return type === 'badge' ? drawBadge(face) : drawCertificate({ ...face, kind: source, issuedAt, url: addresses(publicUrl).page(record) })
}
