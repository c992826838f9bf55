/**
 * Fonts come after the scripts: together they weigh more, and on a slow line each would wait for the other. The stand-ins have the
 * fonts' metrics, so nothing moves. The next visit finds them in the cache, and the head script asks for them at once.
 */
import '@rampart/ui/fonts.css'

/** Remembers the address of the font styles as loaded, under the key that the head script reads. */
export async function rememberFonts(address: string): Promise<void> {
  await document.fonts.ready
  try {
    localStorage.setItem('fonts', address)
  } catch {
    // Storage is refused: fonts come after the scripts next time, too.
  }
}
