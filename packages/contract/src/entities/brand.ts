import * as z from 'zod/mini'

/** An address, alone or in angle brackets after a name; on one line. */
export const mailboxPattern = /^([^<>\p{Cc}]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/u

/** Names are used in mail headers too: no line breaks, quotes or angle brackets. */
const nameSchema = z
  .string()
  .check(z.regex(/^[^\p{Cc}<>"]{1,60}$/u, 'must be 1 to 60 characters without <, > and "'))
const sentenceSchema = z.string().check(z.minLength(1), z.maxLength(300))
const webAddressSchema = z.string().check(z.regex(/^https:\/\/[^\s"<>]+$/, 'must begin https://'))
const pathDataSchema = z
  .string()
  .check(z.regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/, 'must be path data'))
const colorSchema = z.string().check(z.regex(/^#[\da-f]{6}$/i, 'must be a color such as #1c6788'))
const colorPairSchema = z.tuple(
  [colorSchema, colorSchema],
  'must be two colors, for light and dark',
)
const themeColorSchema = z.union(
  [colorSchema, colorPairSchema],
  'must be a color such as #1c6788, or two, for light and dark',
)

const wordsSchema = z.object({
  /** Under the mark in the footer. */
  tagline: sentenceSchema,
  /** After the name in the title of the first page. */
  slogan: sentenceSchema,
  /** The text of the first page for search engines. */
  description: sentenceSchema,
})

/**
 * The operator of the site: one file for the site and the API, `content/brand.json` unless
 * `BRAND_FILE` names another.
 */
export const brandSchema = z.strictObject({
  /** On pages, in mails and as the issuer of credentials. */
  name: nameSchema,
  /** In the copyright line, and as the author of brochures. */
  legalName: nameSchema,
  /** By language tag, such as `ar` or `pt-BR`; English is used if a language is missing. */
  words: z.catchall(z.object({ en: wordsSchema }), wordsSchema),
  communityUrl: webAddressSchema,
  blogUrl: webAddressSchema,
  /** Where people apply for bootcamps, unless `BOOTCAMP_APPLY_URL` is set; in the brochures too. */
  bootcampsEmail: z.email(),
  /**
   * Where people report weaknesses of the site: in `/.well-known/security.txt`, which is not there
   * without it.
   */
  securityEmail: z.optional(z.email()),
  /** The sender of mails, such as `Name <learn@example.org>`, unless `MAIL_FROM` is set. */
  mailFrom: z.optional(z.string().check(z.regex(mailboxPattern, 'must be an address'))),
  /** The footer's social links. Specification §1. */
  socials: z.array(
    z.object({
      kind: z.enum(['video', 'code', 'network', 'microblog']),
      place: nameSchema,
      href: webAddressSchema,
    }),
  ),
  /**
   * For the header, the footer and brochures, in a square of 28: `detail` is drawn on `body`, in
   * the color of text on it.
   */
  mark: z.object({ body: pathDataSchema, detail: z.optional(pathDataSchema) }),
  /** For tabs and certificates, in a square of 32: readable at 16 px. */
  icon: z.object({ body: pathDataSchema }),
  /**
   * Color roles of the theme (`packages/artwork/src/themeColors.ts`) that differ, as [light, dark];
   * mails and brochures use the light one.
   */
  colors: z.record(z.string(), colorPairSchema),
  /**
   * The look, as a theme file of `@rampart/ui` has it: accent, hero, signal, fonts, corners,
   * density, mode. `colors` win over what is worked out from it. What is no color of mails and
   * brochures is checked by the site when it starts.
   */
  theme: z.optional(
    z.looseObject({
      accent: z.optional(colorSchema),
      hero: z.optional(colorSchema),
      signal: z.optional(colorSchema),
      colors: z.optional(z.record(z.string(), themeColorSchema)),
    }),
  ),
  /**
   * The preview on other sites of pages without their own picture: a JPEG of 1200 x 630 px,
   * relative to this file.
   */
  socialImage: z.optional(z.string()),
})

export type Brand = z.infer<typeof brandSchema>
