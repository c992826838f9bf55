import { opaquePng, setText } from '@rampart/api'
import { brandColors } from '@rampart/artwork/brandColors'
import { colors } from '@rampart/artwork/palette'
import { toPath } from '@rampart/artwork/svg'
import type { Brand } from '@rampart/contract/entities/brand'

/** What other sites show of the link to a page. */
export interface SocialCard {
  readonly title: string
  /** What the page is of, in a few words. */
  readonly label: string
  /** Its artwork, as an SVG document of 480 x 270. */
  readonly artwork: string
}

/** The size that sites ask for, in pixels. */
const [width, height] = [1200, 630]
const whole = `M0 0h${width}v${height}h-${width}z`

/** The card as a PNG: the name of the brand and the title, on the artwork. */
export async function drawSocialCard(
  { title, label, artwork }: SocialCard,
  brand: Pick<Brand, 'name' | 'mark' | 'colors' | 'theme'>,
): Promise<Buffer> {
  const { volt, onVolt } = brandColors(brand)
  const text = { face: 'display', color: colors.chalk, x: 80, width: 640 } as const
  const texts = await Promise.all([
    setText({ ...text, text: brand.name, weight: 700, x: 136, y: 76, height: 48, size: 36 }),
    setText({
      ...text,
      text: title,
      standIn: brand.name,
      weight: 700,
      y: 170,
      height: 290,
      size: 78,
      lineHeight: 1.08,
      valign: 'middle',
    }),
    setText({ ...text, text: label, face: 'text', weight: 600, y: 500, height: 44, size: 32 }),
  ])
  const { body, detail } = brand.mark
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="behind-texts"><stop offset=".16" stop-color="${colors.ground}"/><stop offset=".45" stop-color="${colors.ground}" stop-opacity=".7"/><stop offset=".72" stop-color="${colors.ground}" stop-opacity="0"/></linearGradient></defs>` +
    `${artwork.replace('width="480" height="270"', 'y="-22.5" width="1200" height="675"')}` +
    `<path d="${whole}" fill="url(#behind-texts)"/>` +
    `<path d="M0 616h${width}v14H0z" fill="${volt[0]}"/>` +
    `<g transform="translate(74 76) scale(1.6)"><path d="${body}" fill="${volt[0]}"/>${detail ? `<path d="${detail}" fill="${onVolt[0]}"/>` : ''}</g>` +
    `${texts.flatMap(({ shapes }) => shapes.map(toPath)).join('')}</svg>`
  return opaquePng(svg)
}
