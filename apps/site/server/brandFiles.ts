import { readFile } from 'node:fs/promises'
import { etagOf, sendStored, StartError, storedContent } from '@rampart/api'
import type { Stored } from '@rampart/api'
import { brandColors } from '@rampart/artwork/brandColors'
import type { Brand } from '@rampart/contract/entities/brand'
import { inCohort } from '@rampart/contract/rules/bootcampCohorts'
import type { Cohort } from '@rampart/contract/rules/bootcampCohorts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { bootcamps } from '@rampart/contract/bootcamps/bootcamps'
import type { BrandStyle } from '../src/brandStyle.ts'
import type { PageBrand } from '../src/settings.tsx'

const paths = {
  icon: '/favicon.svg',
  /** Requested by name: by browsers that take no SVG, and for phones' home screens. */
  oldIcon: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  socialImage: '/social.jpg',
  style: '/brand.css',
} as const

/** What pages get of the brand. */
export function pageBrand(brand: Brand, { css, mode }: BrandStyle): PageBrand {
  const { name, legalName, words, communityUrl, blogUrl, socials, mark } = brand
  return {
    name,
    legalName,
    words,
    communityUrl,
    blogUrl,
    socials,
    mark,
    barColors: barColors(brand, mode),
    ...(brand.socialImage && { socialImage: paths.socialImage }),
    ...(css && { stylesheet: `${paths.style}?${etagOf(css).slice(1, 9)}` }),
    ...(mode && { mode }),
  }
}

/** Of the bars of browsers and phones: the header's ground. */
function barColors(brand: Brand, mode: BrandStyle['mode']): PageBrand['barColors'] {
  const [light, dark] = brandColors(brand).surface
  return mode === 'light' ? [light, light] : mode === 'dark' ? [dark, dark] : [light, dark]
}

/**
 * The files of the brand: its icons, its social image, its colors, and the brochures of bootcamps.
 */
export async function brandFiles(
  server: FastifyInstance,
  { brand, style, cohorts }: { brand: Brand; style: string; cohorts: readonly Cohort[] },
): Promise<void> {
  serve(server, paths.icon, 'image/svg+xml', async () => icon(brand))
  serve(server, paths.oldIcon, 'image/vnd.microsoft.icon', async () => oldIcon(brand))
  serve(server, paths.touchIcon, 'image/png', async () => touchIcon(brand))
  if (style) serve(server, paths.style, 'text/css; charset=utf-8', async () => style)
  if (brand.socialImage) {
    const image = await readFile(brand.socialImage).catch(() => {
      throw new StartError(`BRAND_FILE: the picture ${brand.socialImage} cannot be read.`)
    })
    serve(server, paths.socialImage, 'image/jpeg', async () => image)
  }
  for (const bootcamp of bootcamps) {
    serve(server, `/brochures/${bootcamp.slug}.pdf`, 'application/pdf', async () => {
      // Loaded when first needed, as few visits need it.
      const { brochurePdf } = await import('./brochure/brochure.ts')
      return Buffer.from(await brochurePdf(inCohort(bootcamp, cohorts, Date.now()), brand))
    })
  }
}

/**
 * A file that is made when it is first asked for: the same for everyone as long as the process
 * runs.
 */
function serve(
  server: FastifyInstance,
  path: string,
  type: string,
  read: () => Promise<string | Buffer>,
): void {
  let stored: Promise<Stored> | undefined
  server.get(path, async (request, reply): Promise<FastifyReply> => {
    stored ??= read().then((content) => storedContent(type, content))
    // A file that could not be made is made again for the next request.
    const content = await stored.catch((error: unknown) => {
      stored = undefined
      throw error
    })
    reply.headers({ 'cache-control': 'public, max-age=3600', ...headersOf(type) })
    return sendStored(request, reply, content)
  })
}

/**
 * Other sites show a brand's pictures, if somebody posts a link. A stricter policy could keep
 * browsers from showing a PDF.
 */
function headersOf(type: string): Record<string, string> {
  if (type.startsWith('image/')) return { 'cross-origin-resource-policy': 'cross-origin' }
  return type === 'application/pdf' ? { 'content-security-policy': "frame-ancestors 'none'" } : {}
}

function icon(brand: Brand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${mark(brand)}</svg>`
}

/** Phones cut the corners off, and draw black where there is no ground. */
function touchIcon(brand: Brand): Promise<Buffer> {
  const [ground] = brandColors(brand).inverse
  return pictureOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 52 52"><rect x="-10" y="-10" width="52" height="52" fill="${ground}"/>${mark(brand)}</svg>`,
    180,
  )
}

/** One picture of 48 pixels in the container of old icons: a header and one entry. */
async function oldIcon(brand: Brand): Promise<Buffer> {
  const size = 48
  const picture = await pictureOf(icon(brand), size)
  const head = Buffer.alloc(22)
  // Kind: icons. Their number.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  // Planes; bits of a pixel.
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

async function pictureOf(svg: string, width: number): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js')
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng()
}

function mark(brand: Brand): string {
  const { volt, onVolt } = brandColors(brand)
  return `<path d="${brand.icon.body}" fill="${volt[0]}" stroke="${onVolt[0]}" stroke-width="2" stroke-linejoin="round"/>`
}
