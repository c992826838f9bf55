import { Link2, RotateCcw } from 'lucide-react'
import type { RefObject } from 'react'
import { useMessages } from '#language'
import { Menu } from '../../../components/Menu/Menu.tsx'
import { completedCourseCardMessages } from './CompletedCourseCard.messages.ts'

export interface CompletedCourseMenuProps {
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  triggerRef: RefObject<HTMLElement | null>
  onCopyUrl: () => void
}

/** What can be done with a completed course; taking it again is not possible yet. */
export function CompletedCourseMenu({
  title,
  isOpen,
  onOpenChange,
  triggerRef,
  onCopyUrl,
}: CompletedCourseMenuProps) {
  const messages = useMessages(completedCourseCardMessages)
  return (
    <Menu
      label={messages.optionsFor(title)}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      items={[
        { id: 'retake', label: messages.retake, icon: <RotateCcw size={20} />, isDisabled: true },
        { id: 'copy', label: messages.copyUrl, icon: <Link2 size={20} />, onAction: onCopyUrl },
      ]}
    />
  )
}
