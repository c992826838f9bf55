import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/**
 * Puts the slot's file under its name into what a native form sends, and into `new FormData(form)`.
 * The file input itself is emptied after each choice and knows nothing of dropped files.
 */
export function useFileInForm(
  input: RefObject<HTMLInputElement | null>,
  name: string | undefined,
  fileNow: () => File | undefined,
): void {
  const latest = useRef(fileNow)
  useEffect(() => {
    latest.current = fileNow
  })
  useEffect(() => {
    const form = input.current?.form
    if (!form || !name) return
    const add = ({ formData }: FormDataEvent) => {
      const file = latest.current()
      if (file) formData.set(name, file)
    }
    form.addEventListener('formdata', add)
    return () => form.removeEventListener('formdata', add)
  }, [input, name])
}
