import type { DragEvent } from 'react'
import { useEffect, useState } from 'react'

export interface FileDropOptions {
  /**
   * Gets the files that were dropped; never an empty list, never while disabled. Folders are left
   * out.
   */
  onFiles: (files: readonly File[]) => void
  /** Drops are refused, and nothing is opened. @default false */
  isDisabled?: boolean
}

export interface FileDrop {
  /** Files are being dragged over the element. */
  isOver: boolean
  /** For the element on which files are dropped. */
  dropProps: Pick<
    React.HTMLAttributes<HTMLElement>,
    'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'
  >
}

/**
 * Lets an element take files that are dropped on it. Use it beside a file input, never instead of
 * one: not everyone can drag. While it is in use, the browser does not open files that miss the
 * element, as that would leave the page and lose what was typed.
 */
export function useFileDrop({ onFiles, isDisabled = false }: FileDropOptions): FileDrop {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    document.addEventListener('dragover', refuse)
    document.addEventListener('drop', refuse)
    return () => {
      document.removeEventListener('dragover', refuse)
      document.removeEventListener('drop', refuse)
    }
  }, [])
  const hover = (event: DragEvent) => {
    if (isDisabled || !carriesFiles(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  return {
    isOver: isOver && !isDisabled,
    dropProps: {
      onDragEnter: hover,
      onDragOver: hover,
      // From one child to the next is still over the element.
      onDragLeave: (event) => {
        if (
          !(
            event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
          )
        )
          setOver(false)
      },
      onDrop: (event) => {
        setOver(false)
        if (isDisabled || !carriesFiles(event.dataTransfer)) return
        event.preventDefault()
        const files = droppedFiles(event.dataTransfer)
        if (files.length > 0) onFiles(files)
      },
    },
  }
}

const carriesFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false

/** A folder counts as a file here, but cannot be read as one. */
function droppedFiles({ items, files }: DataTransfer): File[] {
  const folders = new Set(
    [...items].flatMap((item, index) =>
      item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory ? [index] : [],
    ),
  )
  return folders.size === 0
    ? [...files]
    : [...items].flatMap((item, index) => (folders.has(index) ? [] : (item.getAsFile() ?? [])))
}

/** A drop that an element has handled is not handled again. */
function refuse(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || !carriesFiles(event.dataTransfer)) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}
