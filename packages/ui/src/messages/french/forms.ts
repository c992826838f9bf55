import type { ReactNode } from 'react'
import { createElement, Fragment } from 'react'
import { pluralIn } from '../../components/Language/messages.ts'

/** `pluralIn` for the French texts. */
export const plural = pluralIn('fr')

/** A sentence with elements in it, in this order. */
export const phrase = (...parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)

export const modules = (count: number) =>
  plural(count, { one: '# module', many: '# de modules', other: '# modules' })
export const lessons = (count: number) =>
  plural(count, { one: '# leçon', many: '# de leçons', other: '# leçons' })
export const labs = (count: number) =>
  plural(count, { one: '# lab', many: '# de labs', other: '# labs' })
export const checks = (count: number) =>
  plural(count, { one: '# contrôle', many: '# de contrôles', other: '# contrôles' })
export const answers = (count: number) =>
  plural(count, { one: '# réponse', many: '# de réponses', other: '# réponses' })
export const minutes = (count: number) =>
  plural(count, { one: '# minute', many: '# de minutes', other: '# minutes' })
export const shortMinutes = (count: number) =>
  plural(count, { one: '# min', many: '# min', other: '# min' })
export const characters = (count: number) =>
  plural(count, { one: '# caractère', many: '# de caractères', other: '# caractères' })
