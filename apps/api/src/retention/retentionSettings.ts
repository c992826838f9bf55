import type { z } from 'zod'
import { wholeSetting } from '../numberSetting.ts'

/** A hundred years, in days. */
const most = 36_500
const message = `must be a number of days from 0 to ${most}; 0 keeps for good`
const days = wholeSetting(0, most, message)

/** Periods in days; 0 keeps forever. */
export interface Retention {
  /** Addresses, names of credentials and opened hints of lab sessions, from their end. */
  readonly labDetails: number
  /** Devices, from the last sign-in. */
  readonly devices: number
  /** Requests, from their answer. */
  readonly requests: number
  /** Confirmed addresses that wait for an opening. */
  readonly openings: number
  /** Files of tasks, from their approval. */
  readonly uploads: number
  /** Participants without an account, from their last change. */
  readonly participants: number
  /** What was signed of a credential, from the signing of a later version. */
  readonly superseded: number
  /** Mails without a try left, from when they were queued. */
  readonly failedMails: number
}

/** The periods without settings: what somebody could miss is kept. */
export const defaultRetention: Retention = {
  labDetails: 365,
  devices: 365,
  requests: 183,
  openings: 730,
  uploads: 0,
  participants: 0,
  superseded: 0,
  failedMails: 0,
}

/** How long past records are kept, in days: entries of the settings' schema. */
export const retentionSettings = {
  KEEP_LAB_DETAILS_DAYS: days.default(defaultRetention.labDetails),
  KEEP_DEVICES_DAYS: days.default(defaultRetention.devices),
  KEEP_REQUESTS_DAYS: days.default(defaultRetention.requests),
  KEEP_OPENINGS_DAYS: days.default(defaultRetention.openings),
  KEEP_UPLOADS_DAYS: days.default(defaultRetention.uploads),
  KEEP_PARTICIPANTS_DAYS: days.default(defaultRetention.participants),
  KEEP_SUPERSEDED_DAYS: days.default(defaultRetention.superseded),
  KEEP_FAILED_MAILS_DAYS: days.default(defaultRetention.failedMails),
} as const

type Values = z.output<z.ZodObject<typeof retentionSettings>>

export const readRetention = (values: Values): Retention => ({
  labDetails: values.KEEP_LAB_DETAILS_DAYS,
  devices: values.KEEP_DEVICES_DAYS,
  requests: values.KEEP_REQUESTS_DAYS,
  openings: values.KEEP_OPENINGS_DAYS,
  uploads: values.KEEP_UPLOADS_DAYS,
  participants: values.KEEP_PARTICIPANTS_DAYS,
  superseded: values.KEEP_SUPERSEDED_DAYS,
  failedMails: values.KEEP_FAILED_MAILS_DAYS,
})

/** Records from up to this moment are removed; null keeps all. */
export const endOf = (days: number, now: Date): Date | null =>
  days === 0 ? null : new Date(now.getTime() - days * 86_400_000)
