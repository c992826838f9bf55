import { useEffect, useState } from 'react'
import { useMessages } from '#language'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { counter } from './TextArea.css.ts'
import { textAreaMessages } from './TextArea.messages.ts'

export interface CounterProps {
  /** Characters typed. */
  length: number
  /** Characters allowed. */
  maximum: number
}

/** Pause in typing, in ms, before the rest is read out. */
const pause = 800

/**
 * How many of the allowed characters are used: always visible, read out only near the limit and
 * only after typing pauses.
 */
export function Counter({ length, maximum }: CounterProps) {
  const messages = useMessages(textAreaMessages)
  const left = maximum - length
  const isNear = left <= Math.max(10, maximum / 10)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(isNear && length > 0 ? messages.left(left) : ''), pause)
    return () => clearTimeout(timer)
  }, [isNear, left, length, messages])
  return (
    <div className={counter} data-near={isNear}>
      <span aria-hidden="true">{`${length} / ${maximum}`}</span>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}
