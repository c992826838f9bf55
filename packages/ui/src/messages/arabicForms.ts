import type { ReactNode } from 'react'
import { createElement, Fragment } from 'react'
import { pluralIn } from '../components/Language/messages.ts'

/** `pluralIn` for the Arabic texts. */
export const plural = pluralIn('ar')

/** A sentence with elements in it, in this order. */
export const phrase = (...parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)
