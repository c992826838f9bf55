/**
 * Fonts come after the scripts: together they weigh more, and on a slow line each would wait for
 * the other. They are shown all at once, as each that is shown by itself lays the whole page out
 * again. The fallback fonts have the same metrics, so nothing moves. The next visit finds the fonts
 * in the cache, and the head script asks for them early.
 */
export async function showFonts(address: string): Promise<void> {
  if (document.head.querySelector(`link[href="${address}"]`)) return
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The fonts could not be loaded: ${response.status}.`)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(await response.text())
  const faces = [...sheet.cssRules].filter(isDownloaded).map(
    ({ style }) =>
      new FontFace(
        style.getPropertyValue('font-family').replaceAll('"', ''),
        style.getPropertyValue('src'),
        {
          weight: style.getPropertyValue('font-weight'),
          unicodeRange: style.getPropertyValue('unicode-range'),
        },
      ),
  )
  await Promise.all(faces.filter(isForAllPages).map((face) => face.load()))
  // The browser loads the others if a page has one of their letters.
  for (const face of faces) document.fonts.add(face)
  try {
    localStorage.setItem('fonts', address)
  } catch {
    // Storage is refused: fonts come after the scripts next time, too.
  }
}

/** Has the letters of English. */
const isForAllPages = ({ unicodeRange }: FontFace) => /^U\+0+-/i.test(unicodeRange)

/** The fallback fonts are on the device already. */
const isDownloaded = (rule: CSSRule): rule is CSSFontFaceRule =>
  rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url(')
