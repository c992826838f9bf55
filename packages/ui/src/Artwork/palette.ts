/** Colours of the artwork: one set for both themes, as pictures do not change with them. */
export const ground = { deep: '#0c212c', raised: '#173243' } as const

/** The one signal colour; a drawing shows it once. */
export const volt = '#cbf347'

/** Marks that are not the signal: station rings, the prompt. */
export const chalk = '#f4f8fa'

/** One line colour, at least 5.8:1 on the ground, and one darker fill for each domain. */
export const inks = {
  'cloud engineering': { line: '#67c9ed', fill: '#185771' },
  cybersecurity: { line: '#f08cbd', fill: '#7a3258' },
  devops: { line: '#e7c454', fill: '#665310' },
  devsecops: { line: '#62d7ab', fill: '#1d5d46' },
} as const

/** Line and fill of one drawing. */
export interface Ink {
  line: string
  fill: string
}
