import { isArtworkPath } from '@rampart/contract/rules/artwork'
import { createContext, use, useState } from 'react'
import { useIsTakenOver } from './useIsTakenOver.ts'

/**
 * Draws the picture of an address as SVG. Only on the server; browsers keep the drawn picture
 * unchanged.
 */
export const DrawingContext = createContext<(path: string) => string | null>(() => null)

/**
 * Whether the picture of this address is in the page's HTML: the server has rendered it, `isFirst`
 * was true then, and the address has not changed since.
 */
export function useIsDrawn(url: string, isFirst = true): boolean {
  const isTakenOver = useIsTakenOver()
  const [drawn, setDrawn] = useState(
    !isTakenOver && isFirst && isArtworkPath(url) ? url : undefined,
  )
  // The page's drawing is gone once another picture has replaced it.
  if (drawn !== undefined && drawn !== url) setDrawn(undefined)
  return drawn === url
}

/** A picture inside the page's HTML: no request, and visible with the first words. */
export function DrawnPicture({ url }: { url: string }) {
  const draw = use(DrawingContext)
  return <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html: draw(url) ?? '' }} />
}
