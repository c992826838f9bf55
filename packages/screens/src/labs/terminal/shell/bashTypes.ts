import type { Bash } from 'just-bash/browser'

export type { FileContent } from 'just-bash/browser'
/** The library's form of a parsed script; it exports no names for the parts. */
export type BashTransformResult = ReturnType<Bash['transform']>
