import { useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../../react18/useBrowserLayoutEffect.ts'

/** `unknown` is what the server renders: the picture may be there or not. */
export type ImageStatus = 'unknown' | 'loading' | 'loaded' | 'failed'

/**
 * Tracks whether an image has loaded or failed, even before scripts ran. Give the element a key by
 * its address.
 */
export function useImageStatus(source: string | undefined) {
  const ref = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<{ source: string | undefined; status: ImageStatus }>({
    source,
    status: 'unknown',
  })
  const set = (status: ImageStatus) => setState({ source, status })
  useBrowserLayoutEffect(() => {
    const image = ref.current
    if (image)
      setState({
        source,
        status: image.complete ? (image.naturalWidth > 0 ? 'loaded' : 'failed') : 'loading',
      })
  }, [source])
  const status: ImageStatus = state.source === source ? state.status : 'unknown'
  return { status, imageProps: { ref, onLoad: () => set('loaded'), onError: () => set('failed') } }
}
