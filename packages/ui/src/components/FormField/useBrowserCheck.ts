import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export interface BrowserCheck {
  /** `native` lets the browser refuse to send the form, as `validationBehavior` says. */
  behavior: 'native' | 'aria' | undefined
  /** The caller's own reason: keeps the form from being sent, as the browser's reasons do. */
  error: string | undefined
  /** What the browser has no attribute for: whether none of several boxes is ticked. */
  isMissing?: (root: HTMLElement) => boolean | undefined
}

/**
 * What is wrong with the controls under `root`: the caller's error, or what the browser says when
 * it refuses to send the form. The browser's bubble is not shown; the first control that is wrong
 * gets the focus.
 */
export function useBrowserCheck(
  root: RefObject<HTMLElement | null>,
  { behavior, error, isMissing }: BrowserCheck,
): string | undefined {
  const [complaint, setComplaint] = useState<string>()
  const isNative = behavior === 'native'
  useEffect(() => {
    const element = root.current
    if (!isNative || !element) return
    const refuse = (event: Event) => {
      event.preventDefault()
      const control = event.target as Control
      setComplaint(control.validationMessage)
      if (control === firstInvalid(control.form)) control.focus()
    }
    const forget = () => setComplaint(undefined)
    const form = element.closest('form')
    // This event does not bubble.
    element.addEventListener('invalid', refuse, true)
    element.addEventListener('input', forget)
    form?.addEventListener('reset', forget)
    return () => {
      element.removeEventListener('invalid', refuse, true)
      element.removeEventListener('input', forget)
      form?.removeEventListener('reset', forget)
    }
  }, [root, isNative])
  useEffect(() => {
    const element = root.current
    if (!isNative || !element) return
    const check = () => {
      const controls = [...element.querySelectorAll<Control>('input, select, textarea')]
      controls
        .find((control) => !control.disabled)
        ?.setCustomValidity(error || (isMissing?.(element) ? wordsForMissing() : ''))
      if (controls.every((control) => control.validity.valid)) setComplaint(undefined)
    }
    check()
    element.addEventListener('change', check)
    return () => element.removeEventListener('change', check)
  })
  return error || complaint
}

const firstInvalid = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].find(
    (control) => (control as Control).willValidate && !(control as Control).validity.valid,
  )

/**
 * The browser's own words for a required value, so that all fields of a form speak one language.
 */
function wordsForMissing(): string {
  const control = document.createElement('input')
  control.required = true
  return control.validationMessage
}
