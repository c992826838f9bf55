import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import type { ReactNode } from 'react'
import type { History, Location, NavigateOptions } from './history.ts'
import type { Params } from './matchRoute.ts'
import { takenOver } from './takenOver.ts'

/** Goes to a path of the site, with its query and hash; it begins with `/`. */
export type Navigate = (to: string, options?: NavigateOptions) => void

interface Shown extends Location {
  /**
   * Whether the browser came here itself: by loading the page, Back, Forward, or a link to a place
   * on the page.
   */
  isByBrowser: boolean
  /** Whether a link was followed. */
  isByLink: boolean
}

const LocationContext = createContext<Shown | undefined>(undefined)
const NavigateContext = createContext<Navigate | undefined>(undefined)
const ParamsContext = createContext<Params>({})

export interface RouterProps {
  /** The same object for as long as it is shown. */
  history: History
  /**
   * The address that the page was rendered for. If the browser has moved to another one since then,
   * the page follows once it is taken over.
   * @default the address of the history
   */
  rendered?: Location | undefined
  children: ReactNode
}

/**
 * Makes the address known to the site below it. Changes are transitions: what is shown stays until
 * the next page can be shown, and changes that a page makes in a transition of its own belong to
 * it.
 */
export function Router({ history, rendered, children }: RouterProps) {
  const [shown, setShown] = useState<Shown>(() => ({
    ...(rendered ?? history.read()),
    isByBrowser: true,
    isByLink: false,
  }))
  const navigate = useCallback<Navigate>(
    (to, options = {}) => {
      history.write(to, options)
      const isByLink = options.isLink ?? false
      startTransition(() => setShown({ ...history.read(), isByBrowser: false, isByLink }))
    },
    [history],
  )
  useLayoutEffect(() => {
    // Parts that are still as the server sent them would be taken over with another address than
    // theirs.
    let isTakenOver = false
    let isBehind = rendered !== undefined && isElsewhere(history.read(), rendered)
    const follow = () => {
      isBehind = !isTakenOver
      if (isTakenOver)
        startTransition(() => setShown({ ...history.read(), isByBrowser: true, isByLink: false }))
    }
    const catchUp = async () => {
      await takenOver
      isTakenOver = true
      if (isBehind) follow()
    }
    void catchUp()
    return history.subscribe(follow)
  }, [history, rendered])
  return (
    <NavigateContext value={navigate}>
      <LocationContext value={shown}>{children}</LocationContext>
    </NavigateContext>
  )
}

const isElsewhere = (now: Location, before: Location): boolean =>
  (['pathname', 'search', 'hash', 'key'] as const).some((part) => now[part] !== before[part])

/** The address that is shown. */
export function useLocation(): Shown {
  return given(use(LocationContext))
}

/** Opens other addresses; the same function for as long as the site is shown. */
export function useNavigate(): Navigate {
  return given(use(NavigateContext))
}

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Pages need a <Router> around them.')
  return value
}

/** Makes the parameters of its path known to a page. */
export function ParamsProvider({ params, children }: { params: Params; children: ReactNode }) {
  return <ParamsContext value={params}>{children}</ParamsContext>
}

/** Parameters of the page's path by the names of its pattern, decoded. */
export const useParams = (): Params => use(ParamsContext)

/**
 * The query of the address, and a function that replaces it as a whole. The new address takes the
 * place of the one that is shown; its hash and its state go.
 */
export function useSearchParams(): readonly [
  URLSearchParams,
  (next: URLSearchParams | Record<string, string>) => void,
] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const replace = (next: URLSearchParams | Record<string, string>) => {
    const query = new URLSearchParams(next).toString()
    navigate(query ? `${pathname}?${query}` : pathname, { replace: true })
  }
  return [params, replace]
}

/** Redirects to another address, which takes this one's place. Shows nothing. */
export function Redirect({ to, state = null }: { to: string; state?: unknown }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true, state }), [navigate, to, state])
  return null
}
