import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import type { FileSlotState } from './FileSlot.tsx'

/**
 * Puts the slot's file under its name into what a native form sends, and into `new FormData(form)`.
 * The file input itself is emptied after each choice and does not know dropped files. Returns a
 * function to call with each chosen file.
 */
export function useFileInForm(
  input: RefObject<HTMLInputElement | null>,
  name: string | undefined,
  state: FileSlotState,
): (file: File) => void {
  const latest = useRef(state)
  const chosen = useRef<File>(undefined)
  /** What the last choice was meant to replace: shown again if the upload fails. */
  const earlier = useRef<{ state: FileSlotState; file: File | undefined }>(undefined)
  const shown = useRef(() => {
    const { current: now } = latest
    if (now.phase !== 'uploaded') return undefined
    const isBack = isSame(now, earlier.current?.state) && !isSame(now, chosen.current)
    return isBack ? earlier.current?.file : chosen.current
  })
  useEffect(() => {
    latest.current = state
  })
  useEffect(() => {
    const form = input.current?.form
    if (!form || !name) return
    const add = ({ formData }: FormDataEvent) => {
      const file = shown.current()
      if (file) formData.set(name, file)
    }
    form.addEventListener('formdata', add)
    return () => form.removeEventListener('formdata', add)
  }, [input, name])
  return (file) => {
    earlier.current = { state, file: shown.current() }
    chosen.current = file
  }
}

const isSame = (file: { name: string; size: number }, other: FileSlotState | File | undefined) =>
  other !== undefined && 'size' in other && other.name === file.name && other.size === file.size
