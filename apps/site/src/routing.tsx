import type { Adapters } from '@rampart/screens/adapters/adapters.ts'
import type { QueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import type { ComponentType } from 'react'
import { matchRoute } from './navigation/matchRoute.ts'
import type { Params } from './navigation/matchRoute.ts'
import { replacePage } from './navigation/release.ts'

/** What a route's data is read with. */
export interface LoadContext {
  adapters: Adapters
  queries: QueryClient
  params: Params
  /** The query of the page's address. */
  search: URLSearchParams
}

/** A route's module: one small component, and the data the server reads before rendering it. */
export interface RouteModule {
  Component: ComponentType
  /** Fills the query cache; returns the HTTP status of the page. */
  load?: (context: LoadContext) => Promise<number>
}

/**
 * Which values of a parameter a page reads, from all values that the address gives: those that make
 * a difference.
 */
export type Reading = (given: readonly string[]) => readonly string[]

/** For a parameter that is read once: its first value, if the page knows it. */
export const oneOf =
  (...known: readonly string[]): Reading =>
  (given) =>
    given.slice(0, 1).filter((value) => known.includes(value))

/** For a parameter that may be given several times, in any order. */
export const someOf =
  (known: readonly string[]): Reading =>
  (given) =>
    known.filter((value) => given.includes(value))

/** For a parameter that is read once and may be any text. */
export const anyText: Reading = (given) => given.slice(0, 1)

/** A row of the route table. */
export interface Route {
  /** Pattern, as `matchRoute` has it. */
  path: string
  /** Source file of the module, by which the server finds the built script and style. */
  source: string
  /**
   * Loads the module once: by `load` if it is given, which loads the same file, else in the route's
   * own way.
   */
  preload: (load?: () => Promise<unknown>) => Promise<RouteModule>
  View: ComponentType
  /**
   * The parameters of the query that the page reads, by name. The server renders and keeps a page
   * by these alone.
   */
  reads: Readonly<Record<string, Reading>>
}

/** The code of a page could not be loaded. */
export class PageUnavailable extends Error {
  /** Lets the page try again when it is rendered next. */
  readonly forget: () => void

  constructor(cause: unknown, forget: () => void) {
    super('The code of a page could not be loaded.', { cause })
    this.name = 'PageUnavailable'
    this.forget = forget
  }
}

const never = new Promise<never>(() => undefined)

/**
 * A lazily loaded route that renders at once when its module is there already. If it cannot be
 * loaded, the whole page is loaded again, as a new release may have replaced it; else it throws
 * `PageUnavailable`.
 */
export function route<Module>(
  path: string,
  source: string,
  load: () => Promise<Module>,
  routeIn: (module: Module) => RouteModule,
  reads: Route['reads'] = {},
): Route {
  let loaded: RouteModule | undefined
  const preload = async (loadHere: () => Promise<unknown> = load) =>
    (loaded ??= routeIn((await loadHere()) as Module))
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: (await preload()).Component }
      } catch (error) {
        if (await replacePage()) return never
        throw new PageUnavailable(error, () => (Lazy = attempt()))
      }
    })
  let Lazy = attempt()
  function View() {
    // Chosen once for each place in the tree: a change of component would throw its state away.
    const [Component] = useState(() => loaded?.Component ?? Lazy)
    return <Component />
  }
  return { path, source, preload, View, reads }
}

/** The path under which the page for unknown paths is rendered. */
const unknownPath = '/404'

/**
 * The address under which the server renders and keeps a page, for an address that was asked for (a
 * path with its query): without what the page does not read, so that others ask for the same page
 * with any other query. All unknown paths share one page.
 */
export function pageAddress(routes: readonly Route[], url: string): string {
  const [path = '', query] = url.split(/[?#]/)
  const { pathname, searchParams } = new URL(url, 'http://site.invalid')
  const route = matchRoute(routes, pathname)?.route
  if (!route || route.path === '*') return unknownPath
  if (!query) return path
  const reads = Object.entries(route.reads)
  const read = reads.flatMap(([name, reading]) =>
    reading(searchParams.getAll(name)).map((value): [string, string] => [name, value]),
  )
  return read.length > 0 ? `${path}?${new URLSearchParams(read)}` : path
}
