import { Link2, RotateCcw } from 'lucide-react'
import type { RefObject } from 'react'
import { Menu } from '../Menu/Menu.tsx'

export interface CompletedCourseMenuProps {
  title: string
  isOpen: boolean
  onClose: () => void
  triggerRef: RefObject<HTMLElement | null>
  onCopyUrl: () => void
}

/** What can be done with a completed course; taking it again is not possible yet. */
export function CompletedCourseMenu({ title, isOpen, onClose, triggerRef, onCopyUrl }: CompletedCourseMenuProps) {
  return (
    <Menu
      label={`Options for ${title}`}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      items={[
        { id: 'retake', label: 'Retake Course', icon: <RotateCcw size={20} />, isDisabled: true },
        { id: 'copy', label: 'Copy Course URL', icon: <Link2 size={20} />, onAction: onCopyUrl },
      ]}
    />
  )
}
