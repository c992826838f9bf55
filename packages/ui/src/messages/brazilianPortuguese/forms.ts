import type { ReactNode } from 'react'
import { createElement, Fragment } from 'react'
import { pluralIn } from '../../components/Language/messages.ts'

/** `pluralIn` for the Brazilian Portuguese texts. */
export const plural = pluralIn('pt-BR')

/** A sentence with elements in it, in this order. */
export const phrase = (...parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts)

/** So many of something; a million takes `de`. */
const counter = (one: string, other: string) => (count: number) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })

export const modules = counter('módulo', 'módulos')
export const lessons = counter('aula', 'aulas')
export const labs = counter('laboratório', 'laboratórios')
export const checks = counter('verificação', 'verificações')
export const minutes = counter('minuto', 'minutos')
export const characters = counter('caractere', 'caracteres')
export const bytes = counter('byte', 'bytes')
export const shortMinutes = (count: number) =>
  plural(count, { one: '# min', many: '# min', other: '# min' })
