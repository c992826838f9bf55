/** An address of the site that is shown, as an entry of the browser's history. */
export interface Location {
  /** As it is in the address: encoded. */
  pathname: string
  /** With its `?`; empty if there is no query. */
  search: string
  /** With its `#`; empty if there is none. */
  hash: string
  /**
   * What the page before stored with the entry: it outlasts a reload, and is in no address. Null:
   * nothing.
   */
  state: unknown
  /** Different for each entry; entries that were loaded as a whole page share one. */
  key: string
}

export interface NavigateOptions {
  /**
   * Takes the place of the entry that is shown, so that Back does not lead to it. @default false
   */
  replace?: boolean
  /**
   * Behaves as a followed link: scrolls to the top even if the page is already shown.
   * @default false
   */
  isLink?: boolean
  /** @default null */
  state?: unknown
}

/** Where the address comes from and goes to: the browser, or memory. */
export interface History {
  read: () => Location
  /** `to` is a path of the site with query and hash: it begins with `/`. */
  write: (to: string, options: NavigateOptions) => void
  /**
   * Calls the listener when the browser itself goes to another entry. Returns a function that stops
   * this.
   */
  subscribe: (listener: () => void) => () => void
}

/** What an entry keeps besides its address. */
type Entry = Pick<Location, 'key' | 'state'>

const newEntry = ({ state = null }: NavigateOptions): Entry => ({
  key: Math.random().toString(36).slice(2),
  state,
})

/** The browser's own history. */
export const browserHistory: History = {
  read: () => {
    const { pathname, search, hash } = location
    const { key = 'default', state = null } = (history.state ?? {}) as Partial<Entry>
    return { pathname, search, hash, key, state }
  },
  write: (to, options) => {
    // With its origin: two slashes at the beginning would be another site's address.
    const address = location.origin + to
    if (options.replace) history.replaceState(newEntry(options), '', address)
    else history.pushState(newEntry(options), '', address)
  },
  subscribe: (listener) => {
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  },
}

/** One address that is kept in memory, without a way back: for the server and for stories. */
export function memoryHistory(path: string): History {
  let shown = { ...addressOf(path), key: 'default', state: null as unknown }
  return {
    read: () => shown,
    write: (to, options) => {
      shown = { ...addressOf(to), ...newEntry(options) }
    },
    subscribe: () => () => undefined,
  }
}

function addressOf(path: string): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const { pathname, search, hash } = new URL(`http://site.invalid${path}`)
  return { pathname, search, hash }
}
