import { lazyOverlay } from '@rampart/ui/LazyOverlay'
import type { useOpeningNotice } from './useOpeningNotice.ts'

const OpeningNoticeDialog = lazyOverlay(
  async () => (await import('@rampart/ui/OpeningNoticeDialog')).OpeningNoticeDialog,
)

/** The dialog that asks for the address of an opening notice; loaded when it is first opened. */
export function OpeningNotice({
  title,
  notice,
}: {
  /** Title of the bootcamp. */
  title: string
  notice: ReturnType<typeof useOpeningNotice>
}) {
  return notice.isUsed && <OpeningNoticeDialog bootcampTitle={title} {...notice.dialog} />
}
