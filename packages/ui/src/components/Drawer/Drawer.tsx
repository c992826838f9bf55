import type { OverlayBaseProps } from '../Overlay/Overlay.tsx'
import { Overlay } from '../Overlay/Overlay.tsx'

export interface DrawerProps extends OverlayBaseProps {}

/**
 * A panel from the right for navigation: 75% of the window's width (specification §9). Links inside
 * are plain anchors; close it when the address changes. For a task use `Dialog`; for choices use
 * `BottomSheet`.
 */
export function Drawer(props: DrawerProps) {
  return <Overlay {...props} placement="end" />
}
