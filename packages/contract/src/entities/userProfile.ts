import * as z from 'zod/mini'

/** The choices of the Gender select, `other` being the default. Specification §2 (Profile), §3. */
export const genders = ['male', 'female', 'other'] as const

/** One of {@link genders}. */
export type Gender = (typeof genders)[number]

/** A learner's own profile. Specification §2 (Profile), §3. */
export const userProfileSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Digits with the country code, for example 2348012345678; empty when not given. */
  phoneNumber: z.string(),
  /** For example linkedin.com/in/handle; empty when not given. */
  linkedInProfile: z.string(),
  gender: z.enum(genders),
  /** Null when not given. */
  country: z.nullable(z.string()),
})

/** A learner's own profile. Specification §2 (Profile), §3. */
export type UserProfile = z.infer<typeof userProfileSchema>
