import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { skeleton } from './Skeleton.css.ts'

export { SkeletonRegion, type SkeletonRegionProps } from './SkeletonRegion.tsx'

export interface SkeletonProps {
  /** The real component; while loading with sample texts of the usual length. */
  children: ReactNode
  /** Shows the shape only: no words, no pictures, nothing to press or to read out. */
  isLoading: boolean
}

/**
 * Holds the place of a component with that component itself. All skeletons of a page breathe in step.
 * Put several in one `SkeletonRegion`, which says that they load. For a wait inside a button or a picture use `Spinner`.
 */
export function Skeleton({ children, isLoading }: SkeletonProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isLoading) return
    // All animations count from the same moment, whenever they began.
    for (const animation of ref.current?.getAnimations({ subtree: true }) ?? []) animation.startTime = 0
  }, [isLoading])
  return (
    <div ref={ref} inert={isLoading} aria-hidden={isLoading || undefined} className={skeleton}>
      {children}
    </div>
  )
}
