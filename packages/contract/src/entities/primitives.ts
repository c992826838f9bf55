import * as z from 'zod/mini'

/** An opaque identifier of a record, 1–64 characters. Specification §3 (the `_id` fields). */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(64))

/**
 * A name in a URL (course slug, lab path, bootcamp slug): lower-case words joined by single dashes,
 * 1–80 characters. Specification §2.
 */
export const slugSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** A moment as an ISO 8601 text with its offset, for example `2026-03-14T09:00:00.000Z`. */
export const dateTimeSchema = z.iso.datetime({ offset: true })

/** A calendar day as an ISO 8601 text without a time, for example `2026-03-14`. */
export const dateSchema = z.iso.date()

/** A whole number of minutes, 0 or more. */
export const minutesSchema = z.int().check(z.nonnegative())

/** A share in percent, 0–100. */
export const percentSchema = z.number().check(z.gte(0), z.lte(100))

/** A whole number of credits, 0 or more. */
export const creditsSchema = z.int().check(z.nonnegative())

/**
 * The language of texts of the content, as BCP 47 says it; missing if they are English, as authors
 * write them.
 */
export const langSchema = z.optional(z.string().check(z.maxLength(35)))
