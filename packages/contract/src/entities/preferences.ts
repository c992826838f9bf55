import * as z from 'zod/mini'

/** The themes to choose from; `system` follows the device. An addition to specification §3. */
export const themes = ['system', 'light', 'dark'] as const

/** One of {@link themes}. */
export type Theme = (typeof themes)[number]

/** How much motion the site shows; `system` follows the device. An addition to specification §3. */
export const motions = ['system', 'reduced'] as const

/** One of {@link motions}. */
export type Motion = (typeof motions)[number]

/** A learner's display settings. An addition to specification §3. */
export const preferencesSchema = z.object({ theme: z.enum(themes), motion: z.enum(motions) })

/** A learner's display settings. An addition to specification §3. */
export type Preferences = z.infer<typeof preferencesSchema>
