import { DetailLayout } from '@rampart/ui/DetailLayout'
import { TaskHero } from '@rampart/ui/TaskHero'
import type { ReactNode } from 'react'

export interface BootcampTaskPageProps {
  /** Title of the bootcamp. */
  title: string
  /** The bootcamp's page. */
  bootcampHref: string
  status: ReactNode
  participant: ReactNode
  /** The form, or what is shown in its place. */
  children: ReactNode
}

/** The title and the layout of the dashboard, the same while it loads. */
export function BootcampTaskPage({
  title,
  bootcampHref,
  status,
  participant,
  children,
}: BootcampTaskPageProps) {
  return (
    <>
      <TaskHero title={title} backHref={bootcampHref} />
      <DetailLayout lead={status} side={participant}>
        {children}
      </DetailLayout>
    </>
  )
}
