import type { Motif } from './motif.ts'
import { cloudEngineering } from './motifs/cloudEngineering.ts'
import { cybersecurity } from './motifs/cybersecurity.ts'
import { devops } from './motifs/devops.ts'
import { devsecops } from './motifs/devsecops.ts'

/** Every domain: a new one needs a line here and a file of its own. */
export const motifs = {
  'cloud engineering': cloudEngineering,
  cybersecurity,
  devops,
  devsecops,
} as const satisfies Readonly<Record<string, Motif>>

/** Subject area; each has its own motif. */
export type ArtworkDomain = keyof typeof motifs
