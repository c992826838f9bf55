import * as z from 'zod/mini'

/** The choices of the Gender select; the default is `other`. Specification §2 (Profile), §3. */
export const genders = ['male', 'female', 'other'] as const

/** One of {@link genders}. */
export type Gender = (typeof genders)[number]

/**
 * How long labs run for a learner: as long as chosen, 1.5 times or twice as long, for the same
 * credits. An addition to §3, for WCAG 2.2.1.
 */
export const labTimes = ['standard', 'longer', 'double'] as const

/** One of {@link labTimes}. */
export type LabTime = (typeof labTimes)[number]

/** A learner's own profile. Specification §2 (Profile), §3. */
export const userProfileSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Digits with the country code, for example 2348012345678; empty if not given. */
  phoneNumber: z.string(),
  /** For example linkedin.com/in/handle; empty if not given. */
  linkedInProfile: z.string(),
  gender: z.enum(genders),
  /** An older API does not send it. */
  labTime: z._default(z.enum(labTimes), 'standard'),
  /** Null when not given. */
  country: z.nullable(z.string()),
})

/** A learner's own profile. Specification §2 (Profile), §3. */
export type UserProfile = z.infer<typeof userProfileSchema>

/** A profile without any data. */
export const emptyProfile: UserProfile = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  linkedInProfile: '',
  gender: 'other',
  labTime: 'standard',
  country: null,
}
