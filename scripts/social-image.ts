import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { brandColors } from '../packages/artwork/src/brandColors.ts'
import { readConfig } from '../apps/api/src/index.ts'
import { drawArtwork } from '../packages/ui/src/components/Artwork/drawArtwork.ts'
import { browserArguments, requireBrowser } from './browser.ts'

/**
 * Draws the picture that other sites show for a page without one of its own: `node
 * scripts/social-image.ts`. Not as an SVG, because LinkedIn and X do not show those. For another
 * brand, name its file in `BRAND_FILE`, which also says where the picture is written.
 */
const { brand } = readConfig(process.env)
const target = brand.socialImage
if (!target) throw new Error('The brand names no socialImage to write to.')
const {
  volt: [volt],
  onVolt: [onVolt],
  inverse: [, ground],
  onInverse: [text],
  onInverseMuted: [muted],
} = brandColors(brand)

// The fonts are a dependency of the ui package.
const fonts = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const font = readFileSync(
  new URL('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2', fonts),
).toString('base64')
const art = `data:image/svg+xml,${encodeURIComponent(drawArtwork({ slug: 'social-2', domain: 'cloud engineering', level: 'expert', kind: 'course' }))}`
const mark =
  `<svg viewBox="0 0 28 28" width="84" height="84"><path fill="${volt}" stroke="${onVolt}" stroke-width="2" stroke-linejoin="round" d="${brand.mark.body}"/>` +
  `<path fill="${onVolt}" d="${brand.mark.detail ?? ''}"/></svg>`
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const page = `<!doctype html><style>
@font-face { font-family: Display; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
body { margin: 0; box-sizing: border-box; width: 1200px; height: 630px; padding: 0 88px 40px; border-bottom: 14px solid ${volt};
  background: linear-gradient(90deg, ${ground} 34%, transparent 72%), url("${art}") right / cover; color: ${text}; font: 650 88px/1.1 Display; display: flex; flex-direction: column; justify-content: center; gap: 28px }
div { display: flex; align-items: center; gap: 24px } p { margin: 0; max-width: 8.5em; font-size: 46px; line-height: 1.25; color: ${muted} }
</style><div>${mark}${escape(brand.name)}</div><p>${escape(brand.words.en.tagline)}</p>`

const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments })
try {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await tab.setContent(page)
  await tab.evaluate(() => document.fonts.ready)
  writeFileSync(target, await tab.screenshot({ type: 'jpeg', quality: 86 }))
} finally {
  await browser.close()
}
