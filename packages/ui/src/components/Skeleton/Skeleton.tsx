import type { ReactNode } from 'react'
import { useRef } from 'react'
import { inertAttribute } from '../../react18/attributes.ts'
import { useBrowserLayoutEffect } from '../../react18/useBrowserLayoutEffect.ts'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { skeleton } from './Skeleton.css.ts'

export { SkeletonRegion, type SkeletonRegionProps } from './SkeletonRegion.tsx'

export interface SkeletonProps extends RootProps {
  /** The real component; while loading with sample texts of the usual length. */
  children: ReactNode
  /** Shows the shape only: no words, no pictures, nothing to press or to read out. */
  isLoading: boolean
}

/**
 * Shows a component as its own placeholder. All skeletons of a page pulse together. Put several in
 * one `SkeletonRegion`, which announces that they load. For a wait inside a button or a picture use
 * `Spinner`.
 */
export function Skeleton({ children, isLoading, ...root }: SkeletonProps) {
  const ref = useRef<HTMLDivElement>(null)
  useBrowserLayoutEffect(() => {
    if (!isLoading) return
    // All animations count from the same moment, whenever they began, but those that follow a
    // scroll. jsdom has none.
    ref.current?.getAnimations?.({ subtree: true }).forEach((animation) => {
      if (animation.timeline === document.timeline) animation.startTime = 0
    })
  }, [isLoading])
  return (
    <div
      {...rootPropsOf(root)}
      ref={ref}
      {...inertAttribute(isLoading)}
      aria-hidden={isLoading || undefined}
      className={skeleton}
    >
      {children}
    </div>
  )
}
