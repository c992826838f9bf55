import * as z from 'zod/mini'
import { domains, levels } from './values.ts'

/** A track of labs: all of a domain and level. An addition to §3. */
export const labTrackSchema = z.object({ domain: z.enum(domains), level: z.enum(levels) })

/** A track of labs: all of a domain and level. An addition to §3. */
export type LabTrack = z.infer<typeof labTrackSchema>
