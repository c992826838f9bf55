import type { Terminal } from '@xterm/xterm'

/**
 * Lets a finger scroll an open emulator, which xterm.js 6.0 does not (its issue 5489). At either
 * end of what was printed the page scrolls.
 */
export function scrollByTouch(terminal: Terminal): void {
  const { element } = terminal
  let last = 0
  const begin = ({ touches }: TouchEvent) => (last = touches[0]?.clientY ?? 0)
  element?.addEventListener('touchstart', begin, { passive: true })
  // The finger that is left of two is another one.
  element?.addEventListener('touchend', begin, { passive: true })
  element?.addEventListener(
    'touchmove',
    (event) => {
      const [finger, second] = event.touches
      if (!finger) return
      const moved = last - finger.clientY
      const { viewportY, baseY } = terminal.buffer.active
      // What cannot be canceled scrolls the page already.
      if (second || !event.cancelable || viewportY === (moved < 0 ? 0 : baseY)) {
        last = finger.clientY
        return
      }
      event.preventDefault()
      const line = element.clientHeight / terminal.rows
      const lines = Math.trunc(moved / line)
      terminal.scrollLines(lines)
      last -= lines * line
    },
    { passive: false },
  )
}
