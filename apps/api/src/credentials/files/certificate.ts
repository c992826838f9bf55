import type { CredentialSource } from '@rampart/contract/entities/certificate'
import { border } from '@rampart/artwork/border'
import { motifs } from '@rampart/artwork/motifs'
import { colors } from '@rampart/artwork/palette'
import { seal } from '@rampart/artwork/seal'
import { round } from '@rampart/artwork/shapes'
import type { Shape } from '@rampart/artwork/shapes'
import type { Brand } from '@rampart/contract/entities/brand'
import type { Domain, Level } from '@rampart/contract/entities/values'
import { formatLongDate } from '@rampart/contract/rules/dates'
import QRCode from 'qrcode'
import type { Drawing } from './drawing.ts'
import { revokedMark } from './revokedMark.ts'
import { setText } from './setText.ts'
import type { TextBox } from './setText.ts'

/** What a certificate shows. */
export interface CertificateFace {
  readonly id: string
  readonly kind: CredentialSource
  readonly name: string
  readonly title: string
  /** Who issued it, beside the mark. */
  readonly issuer: string
  readonly icon: Brand['icon']
  readonly issuedAt: Date
  readonly isRevoked: boolean
  readonly domain: Domain
  readonly level: Level
  /** What the drawing grows from: the course's slug or the bootcamp's. */
  readonly seed: string
  /** The public page that says whether it is valid. */
  readonly url: string
}

/** A4 across, in points. */
const [width, height] = [841.89, 595.28]
const left = 92
const column = 412
const sheet = `M0 0h${width}v${height}h${-width}z`

/** The certificate as it is printed: A4 across, on paper ground. */
export async function drawCertificate(face: CertificateFace): Promise<Drawing> {
  const { ink } = motifs[face.domain]
  const what = face.kind === 'bootcamp' ? 'Bootcamp certificate' : 'Certificate of completion'
  const done = face.kind === 'bootcamp' ? 'has completed the bootcamp' : 'has completed the course'
  const issued = formatLongDate(face.issuedAt.toISOString())
  const text = { face: 'text', weight: 500, color: colors.muted, x: left, width: column } as const
  const boxes: TextBox[] = [
    {
      ...text,
      text: face.issuer,
      face: 'display',
      weight: 700,
      color: colors.ink,
      x: left + 26,
      y: 91,
      height: 24,
      size: 20,
    },
    {
      ...text,
      text: what.toUpperCase(),
      role: 'H1',
      weight: 600,
      color: ink.deep,
      y: 152,
      height: 14,
      size: 10.5,
      tracking: 0.16,
    },
    {
      ...text,
      text: face.name,
      standIn: 'Named at the address below',
      face: 'display',
      weight: 700,
      color: colors.ink,
      y: 172,
      height: 104,
      size: 46,
      lineHeight: 1.12,
      valign: 'middle',
      tracking: -0.015,
    },
    { ...text, text: done, y: 290, height: 20, size: 14 },
    {
      ...text,
      text: face.title,
      standIn: 'Named at the address below',
      face: 'display',
      weight: 600,
      color: colors.ink,
      y: 313,
      height: 72,
      size: 25,
      lineHeight: 1.2,
    },
    {
      ...text,
      text: 'ISSUED ON',
      weight: 600,
      color: colors.subtle,
      y: 446,
      width: 210,
      height: 11,
      size: 8,
      tracking: 0.14,
    },
    {
      ...text,
      text: issued,
      weight: 500,
      color: colors.ink,
      y: 459,
      width: 215,
      height: 18,
      size: 12.5,
    },
    {
      ...text,
      text: 'CERTIFICATE ID',
      weight: 600,
      color: colors.subtle,
      x: left + 226,
      y: 446,
      width: 200,
      height: 11,
      size: 8,
      tracking: 0.14,
    },
    {
      ...text,
      text: face.id,
      face: 'mono',
      weight: 500,
      color: colors.ink,
      x: left + 226,
      y: 459.5,
      width: 196,
      height: 18,
      size: 12,
    },
    {
      ...text,
      text: 'Signed as an Open Badge 3.0. Scan to verify.',
      color: colors.subtle,
      x: 560,
      y: 440,
      width: 108,
      height: 26,
      size: 8.5,
      lineHeight: 1.35,
    },
    {
      ...text,
      text: face.url.replace(/^https?:\/\//, ''),
      face: 'mono',
      weight: 500,
      color: colors.muted,
      x: 560,
      y: 469,
      width: 108,
      height: 30,
      size: 7,
      lineHeight: 1.35,
    },
  ]
  const set = await Promise.all(boxes.map(setText))
  const revoked = face.isRevoked
    ? await revokedMark({ width, height, size: 104, veil: sheet })
    : { shapes: [], texts: [] }
  const rule = (y: number): Shape => ({
    path: `M${left} ${y}h${column}`,
    stroke: colors.hairline,
    width: 0.6,
  })
  const drawn = { domain: face.domain, level: face.level, seed: face.seed }
  return {
    width,
    height,
    label: `${what}: ${face.name}, ${face.title}, ${issued}, ${face.id}${face.isRevoked ? '. Revoked.' : ''}`,
    // A screen reader says that it is not valid before it reads the rest.
    texts: [...revoked.texts, ...set.map(({ placed }) => placed)],
    shapes: [
      { path: sheet, fill: colors.paper },
      ...border({ width, height, inset: 40, radius: 26, reach: 14 }, face.domain, face.seed),
      {
        path: face.icon.body,
        fill: ink.deep,
        at: { x: left - 6, y: 87 },
      },
      ...seal({ ...drawn, center: { x: 648, y: 236 }, radius: 122, rosette: ink.deep }),
      rule(430),
      ...set.flatMap(({ shapes }) => shapes),
      ...qrCode(face.url, { x: 684, y: 432, size: 70 }),
      ...revoked.shapes,
    ],
  }
}

/**
 * The address as a QR code with enough error correction to be read in spite of a fold or a stain.
 */
function qrCode(url: string, { x, y, size }: { x: number; y: number; size: number }): Shape[] {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' })
  const cell = size / modules.size
  const cells = Array.from(modules.data, (isDark, index) =>
    isDark
      ? `M${round(x + (index % modules.size) * cell)} ${round(y + Math.floor(index / modules.size) * cell)}h${round(cell + 0.02)}v${round(cell + 0.02)}h${round(-cell - 0.02)}z`
      : '',
  )
  return [
    { path: `M${x - 6} ${y - 6}h${size + 12}v${size + 12}h${-size - 12}z`, fill: '#ffffff' },
    { path: cells.join(''), fill: colors.ink },
  ]
}
