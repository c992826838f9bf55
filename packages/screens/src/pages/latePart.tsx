import { lazy, Suspense, useDeferredValue, useState } from 'react'
import type { ComponentType } from 'react'

/**
 * Time until code that could not be loaded is requested again, in milliseconds; sooner if the
 * connection is back.
 */
const pause = 3_000

const loads = new Set<() => Promise<unknown>>()

/**
 * Makes a part of the page whose code is loaded after that of the first controls. The server
 * renders it, and its HTML does not change until scripts take it over. Its code is requested until
 * it is loaded: React would remove the HTML if loading failed.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const once = async () => (loaded ??= await load())
  loads.add(once)
  const Waiting = lazyPart(once)

  function Part(props: Props) {
    // Chosen once for each place in the tree: a change of component would throw its state away.
    const [Component] = useState(() => loaded ?? Waiting)
    return <Component {...props} />
  }

  return function LatePart(props: Props) {
    const part = (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
    // An urgent change would remove the server's HTML while the code is missing.
    const unchanged = useDeferredValue(loaded ? undefined : part)
    return loaded ? part : unchanged
  }
}

/**
 * Makes a part that only browsers show, and whose code is loaded when it is first shown. The code
 * is requested until it is loaded, and `Suspense` shows its fallback meanwhile: a part that failed
 * would remove the whole page.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilDone(load) }))

/**
 * Loads all late parts of the imported modules: before the server renders, once the first controls
 * have their code, and with another page.
 */
export const loadLateParts = (): Promise<unknown> => Promise.all([...loads].map((load) => load()))

/** Resolves once all of them are loaded, even if that fails several times. */
export const latePartsLoaded = (): Promise<unknown> => untilDone(loadLateParts)

/** Tries again after a pause, or when the connection is back, until it succeeds. */
export async function untilDone<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await attempt()
    } catch {
      await another()
    }
  }
}

/** Waits until the next attempt. */
const another = () =>
  new Promise<void>((resolve) => {
    const go = () => {
      removeEventListener('online', go)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(go, pause)
    addEventListener('online', go)
  })
