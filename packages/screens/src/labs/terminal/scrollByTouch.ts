import type { Terminal } from '@xterm/xterm'

/**
 * Lets a finger scroll an open emulator, which xterm.js 6.0 does not (its issue 5489). At either
 * end of what was printed the page scrolls.
 */
export function scrollByTouch(terminal: Terminal): void {
  const { element } = terminal
  let last = 0
  element?.addEventListener('touchstart', ({ touches }) => (last = touches[0]?.clientY ?? 0), {
    passive: true,
  })
  element?.addEventListener(
    'touchmove',
    (event) => {
      const [finger, second] = event.touches
      if (!finger || second) return
      const moved = last - finger.clientY
      const { viewportY, baseY } = terminal.buffer.active
      if (viewportY === (moved < 0 ? 0 : baseY)) {
        last = finger.clientY
        return
      }
      if (event.cancelable) event.preventDefault()
      const line = element.clientHeight / terminal.rows
      const lines = Math.trunc(moved / line)
      terminal.scrollLines(lines)
      last -= lines * line
    },
    { passive: false },
  )
}
