import type { ReactNode } from 'react'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import type { useOverlayTrigger } from '../../../components/LazyOverlay/LazyOverlay.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { trigger } from './TopBar.css.ts'

interface OverlayButtonProps {
  label: string
  popup: 'menu' | 'dialog'
  /** The overlay that it opens, with its state. */
  overlay: ReturnType<typeof useOverlayTrigger>
  onNear: (() => void) | undefined
  /** The icon. */
  children: ReactNode
}

/**
 * An icon of the bar that opens an overlay, which loads when the pointer or the focus comes near.
 */
export function OverlayButton({ label, popup, overlay, onNear, children }: OverlayButtonProps) {
  const { triggerRef, prepare, toggle, isOpen, isLoading } = overlay
  const comeNear = () => {
    prepare()
    onNear?.()
  }
  return (
    <span className={trigger} onPointerEnter={comeNear} onFocus={comeNear}>
      <IconButton
        label={label}
        aria-haspopup={popup}
        aria-expanded={isOpen}
        ref={triggerRef}
        onPress={toggle}
      >
        {isLoading ? <Spinner size="small" /> : children}
      </IconButton>
    </span>
  )
}
