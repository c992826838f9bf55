import { pluralIn } from '@rampart/ui/Language'

/** `pluralIn` for the Brazilian Portuguese texts. */
export const plural = pluralIn('pt-BR')

/** A count with its noun; a million takes `de`. */
const counter = (one: string, other: string) => (count: number) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })

export const seconds = counter('segundo', 'segundos')
export const minutes = counter('minuto', 'minutos')
export const hours = counter('hora', 'horas')
export const weeks = counter('semana', 'semanas')
export const credits = counter('crédito', 'créditos')
export const sessions = counter('sessão', 'sessões')
export const results = counter('resultado', 'resultados')
export const checks = counter('verificação', 'verificações')
export const shortMinutes = (count: number) =>
  plural(count, { one: '# min', many: '# min', other: '# min' })
