import type { RefObject } from 'react'
import { useEffect } from 'react'

/**
 * Focuses the first wrong field each time that `errors` is a new object: after each attempt to
 * send, not while the fields are being corrected.
 */
export function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  errors: object | undefined,
): void {
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, errors])
}
