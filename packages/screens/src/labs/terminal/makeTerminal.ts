import '@xterm/xterm/css/xterm.css'
import { FitAddon } from '@xterm/addon-fit'
import { Terminal } from '@xterm/xterm'
import { copyText } from '../../clipboard/copyText.ts'
import { colorWithoutAttributes, styledDocument } from './cspStyles.ts'
import { scrollByTouch } from './scrollByTouch.ts'
import { monoFamily } from './terminalColors.css.ts'
import { terminalTheme } from './terminalTheme.ts'

/** Lines that can be scrolled back to. */
const scrollback = 2_000

interface Options {
  readonly element: HTMLElement
  /** The name of its input for screen readers. */
  readonly label: string
  /** Whether screen readers read out the output. */
  readonly isRead: boolean
}

/** An emulator in an element, without a shell yet. */
export function makeTerminal({ element, label, isRead }: Options) {
  const styles = styledDocument()
  const terminal = new Terminal({
    documentOverride: styles.document,
    theme: terminalTheme(element),
    fontFamily:
      getComputedStyle(element).getPropertyValue(/--[\w-]+/.exec(monoFamily)?.[0] ?? '') ||
      'monospace',
    fontSize: 14,
    lineHeight: 1.25,
    scrollback,
    screenReaderMode: isRead,
    cursorBlink: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    // Links in a target's output are plain text.
    linkHandler: { activate: () => undefined },
  })
  const fit = new FitAddon()
  terminal.loadAddon(fit)
  styles.opening(() => terminal.open(element))
  colorWithoutAttributes(terminal)
  scrollByTouch(terminal)
  terminal.textarea?.setAttribute('aria-label', label)
  fit.fit()
  // Escape and then Tab leaves the terminal, because Tab alone completes.
  let isLeaving = false
  let isFrozen = false
  terminal.attachCustomKeyEventHandler((event) => {
    if (event.type !== 'keydown') return !isFrozen
    const isTab = event.key === 'Tab'
    const leaves = isTab && (event.shiftKey || isLeaving)
    isLeaving = event.key === 'Escape'
    // The Latin letter of the key in any layout; `key` has the letter of the layout.
    const letter = event.ctrlKey && !event.altKey && String.fromCharCode(event.keyCode)
    if (letter === 'C' && event.shiftKey) {
      // Otherwise browsers open their developer tools.
      event.preventDefault()
      if (terminal.hasSelection()) void copyText(terminal.getSelection()).catch(() => undefined)
      return false
    }
    // With Ctrl-V the browser pastes; the emulator would send ^V, which the shell of the page
    // ignores.
    const pastes = letter === 'V' && !event.shiftKey
    return !isFrozen && !leaves && !pastes
  })
  return {
    terminal,
    fit,
    /** What it shows stays and can be copied; other keys do what they do elsewhere on the page. */
    freeze: () => {
      terminal.options.disableStdin = true
      isFrozen = true
    },
    dispose: () => {
      terminal.dispose()
      styles.release()
    },
  }
}
