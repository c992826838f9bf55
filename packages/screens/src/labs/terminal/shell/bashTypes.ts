import type { Bash } from 'just-bash/browser'

export type { FileContent } from 'just-bash/browser'
/** What the library reads a script as; it exports no names for the parts. */
export type BashTransformResult = ReturnType<Bash['transform']>
