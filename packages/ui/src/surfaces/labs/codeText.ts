import type { ReactNode } from 'react'
import { createElement } from 'react'
import { OfContent } from '../../components/Language/OfContent.tsx'
import { code } from './codeText.css.ts'

/** Plain text of a lab's author; each second part, between backticks, is code. */
export const codeText = (text: string): ReactNode =>
  createElement(
    OfContent,
    null,
    ...text
      .split('`')
      .map((part, index) =>
        index % 2 === 1 ? createElement('code', { className: code, translate: 'no' }, part) : part,
      ),
  )
