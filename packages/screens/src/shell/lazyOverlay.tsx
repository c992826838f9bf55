import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { usePartFailure } from '../notifications/usePartFailure.ts'

/**
 * A dialog or sheet whose code comes when it is opened first: mounted, or with `isOpen` where it has that. Where it cannot be loaded,
 * a notification says so and `close` is called with the props, so that the next press tries again.
 */
export function lazyOverlay<Props extends object>(load: () => Promise<ComponentType<Props>>, close: (props: Props) => void) {
  let loaded: ComponentType<Props> | undefined
  return function LazyOverlay(props: Props) {
    const tellFailure = usePartFailure()
    const [Overlay, setOverlay] = useState(() => loaded)
    const isWanted = !Overlay && !('isOpen' in props && props.isOpen === false)

    const arrive = (component: ComponentType<Props>) => {
      loaded = component
      setOverlay(() => component)
    }
    const fail = useEffectEvent(() => {
      tellFailure()
      close(props)
    })
    useEffect(() => {
      if (!isWanted) return
      let isCurrent = true
      load().then(
        (component) => isCurrent && arrive(component),
        () => isCurrent && fail(),
      )
      return () => {
        isCurrent = false
      }
    }, [isWanted])
    return Overlay ? <Overlay {...props} /> : null
  }
}
