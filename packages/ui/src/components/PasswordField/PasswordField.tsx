import { ArrowBigUp, Eye, EyeOff } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { FieldProps } from '../FormField/FormField.tsx'
import { FormField } from '../FormField/FormField.tsx'
import { input as inputStyle } from '../FormField/FormField.css.ts'
import { useEarlyInput } from '../FormField/useEarlyInput.ts'
import { useMessages } from '#language'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useBrowserLayoutEffect } from '../../react18/useBrowserLayoutEffect.ts'
import { capsLock, toggle } from './PasswordField.css.ts'
import { passwordFieldMessages } from './PasswordField.messages.ts'

export interface PasswordFieldProps extends FieldProps {
  /** Tells password managers whether to fill in or to propose one. */
  autoComplete: 'current-password' | 'new-password'
  /**
   * With `onChange` the caller keeps the state; without it the browser does. There is no
   * `defaultValue`: the password would be in the page's markup.
   */
  value?: string
  onChange?: (value: string) => void
}

/**
 * A password that can be shown while typing, with a hint when Caps Lock is on; hidden again when
 * the form is sent, so that the browser does not remember it as text. For other single lines use
 * `TextField`.
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField({ onChange, autoComplete, value, ...field }, ref) {
    const messages = useMessages(passwordFieldMessages)
    const input = useRef<HTMLInputElement>(null)
    useImperativeHandle(ref, () => input.current as HTMLInputElement)
    const caret = useRef<[number | null, number | null]>(null)
    const [isShown, setShown] = useState<boolean>()
    const [hasCapsLock, setCapsLock] = useState(false)
    const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
    useEarlyInput(input, (element) => {
      if (value !== undefined && element.value !== value) onChange?.(element.value)
    })
    /* Some browsers put the caret to the start or end when the type changes. */
    useBrowserLayoutEffect(() => {
      if (caret.current && document.activeElement === input.current)
        input.current?.setSelectionRange(...caret.current)
      caret.current = null
    })
    useEffect(() => {
      const form = input.current?.form
      const hide = () => setShown((shown) => shown && false)
      form?.addEventListener('submit', hide)
      return () => form?.removeEventListener('submit', hide)
    }, [])
    function flip() {
      if (input.current) caret.current = [input.current.selectionStart, input.current.selectionEnd]
      setShown(!isShown)
    }
    return (
      <FormField
        {...field}
        note={
          hasCapsLock && (
            <span className={capsLock}>
              <ArrowBigUp size={16} aria-hidden="true" />
              {messages.capsLock}
            </span>
          )
        }
      >
        {(attributes) => (
          <>
            <input
              {...attributes}
              ref={input}
              type={isShown ? 'text' : 'password'}
              value={value}
              autoComplete={autoComplete}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className={inputStyle}
              onChange={(event) => onChange?.(event.target.value)}
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
              onBlur={() => {
                setCapsLock(false)
                attributes.onBlur?.()
              }}
            />
            <button
              type="button"
              aria-controls={attributes.id}
              disabled={attributes.disabled}
              className={toggle}
              /* A press with the pointer leaves focus, caret and phone keyboard where they are. */
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={flip}
            >
              {isShown ? (
                <EyeOff size={20} aria-hidden="true" />
              ) : (
                <Eye size={20} aria-hidden="true" />
              )}
              <VisuallyHidden>
                {isShown ? messages.hide(field.label) : messages.show(field.label)}
              </VisuallyHidden>
            </button>
            <VisuallyHidden role="status">
              {hasCapsLock
                ? messages.capsLock
                : isShown === undefined
                  ? ''
                  : isShown
                    ? messages.shown
                    : messages.hidden}
            </VisuallyHidden>
          </>
        )}
      </FormField>
    )
  },
)
