import * as z from 'zod/mini'
import { dateTimeSchema } from './primitives.ts'
import { userProfileSchema } from './userProfile.ts'

/**
 * The state of a participant's task; the default is `not_submitted`. Specification §4 (Task
 * status).
 */
export const taskStatuses = ['not_submitted', 'under_review', 'approved', 'incomplete'] as const

/** One of {@link taskStatuses}. */
export type TaskStatus = (typeof taskStatuses)[number]

/** The two files of a task. Specification §7 (`fileKind`). */
export const taskFileKinds = ['weeklyTask', 'resume'] as const

/** One of {@link taskFileKinds}. */
export type TaskFileKind = (typeof taskFileKinds)[number]

/** An uploaded file, without its contents. Specification §3 (Bootcamp task), §7. */
export const taskFileSchema = z.object({
  /** Its name on the participant's machine. */
  name: z.string().check(z.maxLength(255)),
  /** Bytes, at most 10485760. */
  size: z.int().check(z.nonnegative()),
  /** Its MIME type as detected by the server. */
  type: z.string(),
  uploadedAt: dateTimeSchema,
})

/** An uploaded file, without its contents. Specification §3 (Bootcamp task), §7. */
export type TaskFile = z.infer<typeof taskFileSchema>

/** A participant's task in one bootcamp. Specification §3 (Bootcamp task), §4. */
export const bootcampTaskSchema = z.object({
  status: z.enum(taskStatuses),
  /** The reviewer's comment; null if there is none. */
  comment: z.nullable(z.string()),
  /** `file` is null until one is uploaded. */
  weeklyTask: z.object({ file: z.nullable(taskFileSchema) }),
  /** `file` is null until one is uploaded. */
  resume: z.object({ file: z.nullable(taskFileSchema) }),
  internshipInterest: z.boolean(),
  mentorshipInterest: z.boolean(),
  /** Empty until submitted. */
  bootcampFeedback: z.string(),
})

/** A participant's task in one bootcamp. Specification §3 (Bootcamp task), §4. */
export type BootcampTask = z.infer<typeof bootcampTaskSchema>

/**
 * The participant of the task; `country` is null if not given (shown as 'Not specified').
 * Specification §2, §3.
 */
export const bootcampParticipantSchema = z.pick(userProfileSchema, {
  firstName: true,
  lastName: true,
  email: true,
  country: true,
})

/** The participant of the task. Specification §2, §3. */
export type BootcampParticipant = z.infer<typeof bootcampParticipantSchema>
