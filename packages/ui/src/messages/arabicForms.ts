import type { ReactNode } from 'react'
import { createElement, Fragment } from 'react'
import { pluralIn } from '../components/Language/messages.ts'

/** `pluralIn` for the Arabic texts. */
export const plural = pluralIn('ar')

/** A sentence with elements in it, in this order. */
export const phrase = (...parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)

/** After a word that asks for the genitive. */
export const checks = (count: number) =>
  plural(count, {
    zero: 'بلا فحوص',
    one: 'فحص واحد',
    two: 'فحصين',
    few: '# فحوص',
    many: '# فحصًا',
    other: '# فحص',
  })
