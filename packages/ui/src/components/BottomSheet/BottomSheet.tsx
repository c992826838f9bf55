import type { ReactNode } from 'react'
import type { OverlayBaseProps } from '../Overlay/Overlay.tsx'
import { Overlay } from '../Overlay/Overlay.tsx'

export interface BottomSheetProps extends OverlayBaseProps {
  /** Stays in sight below the scrolling content: the main button over the full width. */
  footer?: ReactNode
}

/**
 * A panel from below for choices on phones, 70% of the screen high; its content scrolls. For a task
 * use `Dialog`.
 */
export function BottomSheet(props: BottomSheetProps) {
  return <Overlay {...props} placement="bottom" />
}
