import { FileCheck2 } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { useLocale, useMessages } from '#language'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import type { FileSlotProps, FileSlotState } from './FileSlot.tsx'
import { fileSize } from './fileSize.ts'
import { actions, fileIcon, fileName, fileRow, fileWords, sizeText } from './FileSlot.css.ts'
import { fileSlotMessages } from './FileSlot.messages.ts'

interface HeldFileProps extends Pick<FileSlotProps, 'label' | 'isDisabled'> {
  state: Exclude<FileSlotState, { phase: 'none' }>
  /** Another file is being dragged over it. */
  isOver: boolean
  onReplace: () => void
  onRemove: () => void
  onCancel: () => void
}

/** The file of a slot, on its way or there, and what can be done about it. */
export function HeldFile({
  label,
  state,
  isOver,
  isDisabled,
  onReplace,
  onRemove,
  onCancel,
}: HeldFileProps) {
  const messages = useMessages(fileSlotMessages)
  const locale = useLocale()
  if (state.phase === 'uploading') {
    const { name, percent } = state
    return (
      <div className={fileRow}>
        <div className={fileWords}>
          {percent < 100 ? (
            <ProgressBar label={messages.uploading(name)} value={percent} />
          ) : (
            <ProgressBar label={messages.checking(name)} />
          )}
        </div>
        <Button
          variant="plain"
          size="small"
          onPress={onCancel}
          isDisabled={isDisabled}
          aria-label={messages.cancelUploadOf(label)}
        >
          {messages.cancel}
        </Button>
      </div>
    )
  }
  const isRemoving = state.phase === 'removing'
  return (
    <div className={fileRow}>
      <FileCheck2 size={24} aria-hidden="true" className={fileIcon} />
      <div className={fileWords}>
        <span className={fileName}>{state.name}</span>
        <span className={sizeText}>
          {isOver ? messages.dropToReplace : fileSize(state.size, locale, messages)}
        </span>
      </div>
      <div className={actions}>
        <Button
          variant="plain"
          size="small"
          onPress={onReplace}
          isDisabled={isDisabled || isRemoving}
          aria-label={messages.replaceFile(label)}
        >
          {messages.replace}
        </Button>
        <Button
          variant="outline"
          size="small"
          onPress={onRemove}
          isDisabled={isDisabled}
          isPending={isRemoving}
          aria-label={messages.removeFile(label)}
        >
          {messages.remove}
        </Button>
      </div>
    </div>
  )
}
