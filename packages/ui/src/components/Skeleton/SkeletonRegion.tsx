import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface SkeletonRegionProps extends RootProps {
  children: ReactNode
  isLoading: boolean
  /** Read out politely while loading: 'Loading courses'. */
  label: string
}

/** Announces once that its part of the page loads, for any number of skeletons inside. */
export function SkeletonRegion({ children, isLoading, label, ...root }: SkeletonRegionProps) {
  // A live region speaks when its text changes, so the text comes after the region itself; a wait
  // too short to notice is not announced.
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(isLoading ? label : ''), 100)
    return () => clearTimeout(timer)
  }, [isLoading, label])
  return (
    <div {...rootPropsOf(root)}>
      {/* Beside the busy part: screen readers wait with what changes in there. */}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <div aria-busy={isLoading}>{children}</div>
    </div>
  )
}
