import { lazyOverlay } from '@rampart/ui/LazyOverlay'
import type { useTaskAccess } from './useTaskAccess.ts'

const TaskAccessDialog = lazyOverlay(
  async () => (await import('@rampart/ui/TaskAccessDialog')).TaskAccessDialog,
)

/** The dialog that asks for an access link, loaded when it is first opened. */
export function TaskAccess({
  title,
  access,
}: {
  /** Title of the bootcamp. */
  title: string
  access: ReturnType<typeof useTaskAccess>
}) {
  return access.isUsed && <TaskAccessDialog bootcampTitle={title} {...access.dialog} />
}
