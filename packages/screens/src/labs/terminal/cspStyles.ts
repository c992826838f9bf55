import type { Terminal } from '@xterm/xterm'

/**
 * The document for xterm.js under a policy without inline styles: xterm.js writes its rules into
 * style elements, which the policy refuses, so they are put into style sheets of the document
 * instead.
 */
export function styledDocument(): {
  document: Document
  /** Opens the emulator: while it opens, parts of it use the page's own document. */
  opening: (open: () => void) => void
  release: () => void
} {
  const sheets = new Set<CSSStyleSheet>()
  const drop = (sheet: CSSStyleSheet) => {
    sheets.delete(sheet)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
  const make = document.createElement.bind(document)
  const createStyle = (): HTMLElement => {
    // Even an empty style element would be refused with a message in the console.
    const element = make('span')
    element.hidden = true
    const sheet = new CSSStyleSheet()
    sheets.add(sheet)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    Object.defineProperty(element, 'textContent', {
      set: (rules: string) => {
        sheet.replaceSync(rules)
      },
    })
    return element
  }
  const createFor = (tag: string) => (tag === 'style' ? createStyle() : make(tag))
  const proxy = new Proxy(document, {
    get(target, name) {
      if (name === 'createElement') return createFor
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function'
        ? (value as (...given: unknown[]) => unknown).bind(target)
        : value
    },
  })
  return {
    document: proxy,
    opening: (open) => {
      document.createElement = createFor as Document['createElement']
      try {
        open()
      } finally {
        Reflect.deleteProperty(document, 'createElement')
      }
    },
    release: () => {
      for (const sheet of sheets) drop(sheet)
    },
  }
}

/** The part of xterm.js that draws rows, at its place in xterm.js: there is no option for it. */
interface Drawing {
  readonly _core: {
    readonly _renderService: {
      readonly _renderer: {
        readonly value: {
          readonly _rowFactory: { _addStyle: (element: HTMLElement, style: string) => void }
        }
      }
    }
  }
}

/**
 * Lets an open emulator draw selected text and 24-bit colors: it uses an attribute for them, which
 * the policy refuses like a style element.
 */
export function colorWithoutAttributes(terminal: Terminal): void {
  const { _core } = terminal as unknown as Drawing
  _core._renderService._renderer.value._rowFactory._addStyle = (element, style) => {
    element.style.cssText += style
  }
}
