import type { ReactNode } from 'react'
import { createElement, Fragment } from 'react'
import { pluralIn } from '../../components/Language/messages.ts'

/** `pluralIn` for the Spanish texts. */
export const plural = pluralIn('es')

/** A sentence with elements in it, in this order. */
export const phrase = (...parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)

/** So many of something; a million takes `de`. */
const counter = (one: string, other: string) => (count: number) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })

export const modules = counter('módulo', 'módulos')
export const lessons = counter('lección', 'lecciones')
export const labs = counter('laboratorio', 'laboratorios')
export const checks = counter('comprobación', 'comprobaciones')
export const minutes = counter('minuto', 'minutos')
export const characters = counter('carácter', 'caracteres')
export const bytes = counter('byte', 'bytes')
export const shortMinutes = (count: number) =>
  plural(count, { one: '# min', many: '# min', other: '# min' })
