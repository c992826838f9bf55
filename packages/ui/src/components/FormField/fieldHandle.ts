import type { Ref, RefObject } from 'react'
import { useImperativeHandle } from 'react'

/** What a form needs of a field that is made of several controls. */
export interface FieldHandle {
  /** Focuses the part of the field in which to type or choose next. */
  focus: () => void
}

/**
 * Lets a form put the focus into the field: on the first of `selectors` that finds something under
 * `root`.
 */
export function useFieldHandle(
  ref: Ref<FieldHandle>,
  root: RefObject<HTMLElement | null>,
  selectors: readonly string[],
): void {
  useImperativeHandle(ref, () => ({
    focus() {
      for (const selector of selectors) {
        const control = root.current?.querySelector<HTMLElement>(selector)
        if (control) return control.focus()
      }
    },
  }))
}
