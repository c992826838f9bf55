import type { ReactNode } from 'react'
import { createElement, Fragment } from 'react'
import { code } from './codeText.css.ts'

/** A plain text of a lab's author; what stands between backticks, every second part, is code. */
export const codeText = (text: string): ReactNode =>
  createElement(
    Fragment,
    null,
    ...text
      .split('`')
      .map((part, index) =>
        index % 2 === 1 ? createElement('code', { className: code }, part) : part,
      ),
  )
