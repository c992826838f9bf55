import type { ComponentType } from 'react'
import { useContext, useDeferredValue, useEffect, useReducer, useRef } from 'react'
import { PartFailureContext } from './partFailure.ts'

export { useOverlayTrigger } from './useOverlayTrigger.ts'

/** What every overlay that loads late has. */
export interface LazyOverlayProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * Makes an overlay whose code arrives when it is opened first. If the code cannot be loaded,
 * `onPartFailure` of the `AppShell` is called and the overlay is closed, so that the next press
 * tries again. `preload` fetches the code early; a button that waits for it takes its state from
 * `useOverlayTrigger`.
 */
export function lazyOverlay<Props extends LazyOverlayProps>(
  load: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded = await load()
  }

  function LazyOverlay(props: Props) {
    const tellFailure = useContext(PartFailureContext)
    const [, arrive] = useReducer((count: number) => count + 1, 0)
    const fail = useRef(() => undefined)
    useEffect(() => {
      fail.current = () => {
        tellFailure()
        props.onOpenChange(false)
      }
    })
    const isWanted = !loaded && props.isOpen
    useEffect(() => {
      if (!isWanted) return
      let isCurrent = true
      preload().then(
        () => isCurrent && arrive(),
        () => isCurrent && fail.current(),
      )
      return () => {
        isCurrent = false
      }
    }, [isWanted])
    const Overlay = loaded
    // The pressed button is painted first: on a phone, a dialog takes longer to render than a press
    // may take. (React 18 ignores the initial value and opens at once.)
    const isShown = useDeferredValue(loaded !== undefined && props.isOpen, false)
    return Overlay ? <Overlay {...props} isOpen={props.isOpen && isShown} /> : null
  }
  return Object.assign(LazyOverlay, { preload })
}
