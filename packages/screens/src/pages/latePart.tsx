import { lazy, Suspense, useDeferredValue, useState } from 'react'
import type { ComponentType } from 'react'

/**
 * How long until code that could not be loaded is requested again, in milliseconds; sooner if the
 * connection is back.
 */
const pause = 3_000

const loads = new Set<() => Promise<unknown>>()

/**
 * Makes a part of the page whose code comes after that of the first controls. The server renders
 * it, and its HTML stays as it is until scripts take it over. Its code is requested until it comes:
 * React would remove the HTML if loading failed.
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
    // A change that cannot wait would take away the HTML of the server as long as there is no code.
    const unchanged = useDeferredValue(loaded ? undefined : part)
    return loaded ? part : unchanged
  }
}

/**
 * Makes a part that browsers alone show, and whose code comes when it is first shown. The code is
 * requested until it comes, and its place has what `Suspense` says meanwhile: a part that failed
 * would take the whole page away.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilDone(load) }))

/**
 * Loads all late parts of the modules that are here: before the server renders, once the first
 * controls have their code, and with another page.
 */
export const loadLateParts = (): Promise<unknown> => Promise.all([...loads].map((load) => load()))

/** Resolves once all of them are here, however often that fails. */
export const latePartsLoaded = (): Promise<unknown> => untilDone(loadLateParts)

/** Tries again after a pause, or when the connection is back, until it does not fail. */
export async function untilDone<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await attempt()
    } catch {
      await another()
    }
  }
}

/** The time for another attempt. */
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
