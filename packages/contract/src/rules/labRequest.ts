import * as z from 'zod/mini'

/**
 * The address at a lab session's own origin that asks its target a described request, for the
 * terminal in the page: scripts of a page can set neither `Host` nor `Cookie`, and see neither
 * redirects nor `Set-Cookie`.
 */
export const labRequestPath = '/.rampart/request'

/** The most bytes of a response's body that come back; the rest is cut. */
export const maxLabResponse = 2 * 1024 * 1024

const header = z.tuple([z.string(), z.string()])

/** A request that somebody describes, to be sent to a session's target. */
export const labRequestSchema = z.strictObject({
  method: z.string().check(z.regex(/^[A-Za-z]{1,20}$/)),
  /** With its query. */
  path: z.string().check(z.regex(/^\//), z.maxLength(16_384)),
  headers: z.array(header).check(z.maxLength(100)),
  /** Base64. */
  body: z.string(),
})

export type LabRequest = z.infer<typeof labRequestSchema>

/** The target's response. */
export const labResponseSchema = z.object({
  status: z.number(),
  reason: z.string(),
  /** In the order and spelling in which they came. */
  headers: z.array(header),
  /** Base64. */
  body: z.string(),
  /** The body was longer. */
  isCut: z.boolean(),
})

export type LabResponse = z.infer<typeof labResponseSchema>
