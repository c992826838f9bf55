import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import { addresses } from '../signing/addresses.ts'
import type { CredentialRecord } from '../signing/records.store.ts'
import type { Issuer } from '../signing/versions.ts'
import { drawBadge } from './badge.ts'
import { drawCertificate } from './certificate.ts'
import type { CertificateFace } from './certificate.ts'
import type { Drawing } from './drawing.ts'
import { toPdf } from './pdf.ts'
import type { PictureFormat } from './pictureFormats.ts'
import { bakePng, toPng, toPreview } from './png.ts'
import { toBakedSvg } from './svg.ts'

/** How each kind is drawn, and pixels a point: a certificate is 2105 pixels wide, a badge 960. */
const drawings: Readonly<
  Record<CredentialType, { draw: (face: CertificateFace) => Promise<Drawing>; zoom: number }>
> = {
  certificate: { draw: drawCertificate, zoom: 2.5 },
  badge: { draw: drawBadge, zoom: 2 },
}

/**
 * A credential's picture with the signed record in it. The issuer's name is the one that was
 * signed.
 */
export async function render(
  record: CredentialRecord,
  credential: string,
  format: PictureFormat,
  { publicUrl, brand }: Pick<Issuer, 'publicUrl' | 'brand'>,
): Promise<Buffer> {
  const url = addresses(publicUrl).page(record)
  const issuer: string = JSON.parse(credential).issuer.name
  const { type, credentialId, title, name } = record
  const { draw, zoom } = drawings[type]
  const drawing = await draw({
    id: credentialId,
    kind: record.source,
    name,
    title,
    issuer,
    icon: brand.icon,
    issuedAt: record.issuedAt,
    isRevoked: record.status === 'Revoked',
    domain: record.domain,
    level: record.level,
    seed: record.slug,
    url,
  })
  switch (format) {
    case 'png':
      return bakePng(toPng(drawing, zoom), credential)
    case 'preview.png':
      return toPreview(drawing)
    case 'svg':
      return Buffer.from(toBakedSvg(drawing, credential))
    case 'pdf':
      return toPdf(drawing, {
        title: `${title}: ${name}`,
        subject: drawing.label,
        issuer,
        keywords: [credentialId, 'Open Badges 3.0', 'Verifiable Credential'],
        date: record.revokedAt ?? record.reissuedAt ?? record.issuedAt,
        attachment: { name: `${credentialId}.json`, json: credential },
        link: { url, x: 556, y: 426, width: 204, height: 82 },
      })
  }
}
