import type { RefObject } from 'react'
import { useEffect } from 'react'

/**
 * Takes the person to the first wrong field whenever `errors` is another object: after each try,
 * not while it is put right.
 */
export function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  errors: object | undefined,
): void {
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, errors])
}
