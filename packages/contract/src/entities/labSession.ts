import * as z from 'zod/mini'
import { labFailures } from '../errors/labFailures.ts'
import { creditsSchema, dateTimeSchema, idSchema, minutesSchema } from './primitives.ts'
import { labSchema } from './lab.ts'

/** Every status of a lab session, in the order of its lifecycle. Specification §3, §4. */
export const labStatuses = [
  'queued',
  'provisioning',
  'active',
  'completed',
  'failed',
  'expired',
  'abandoned',
] as const

/** One of {@link labStatuses}. */
export type LabStatus = (typeof labStatuses)[number]

/** The access data of a running lab. Specification §2 (Lab session), §3. */
export const labOutputsSchema = z.object({
  /** Address of the environment; null if the lab has none. */
  connectionUrl: z.nullable(z.string()),
  /** Credential names to values; a value is null after the session has ended (the names stay). */
  credentials: z.record(z.string(), z.nullable(z.string())),
})

/** The access data of a running lab. Specification §2 (Lab session), §3. */
export type LabOutputs = z.infer<typeof labOutputsSchema>

/**
 * The state of a check of a mission: a task is `open` or `solved`; a guard, true from the start, is
 * `holding` or `broken`, and `solved` once it and everything else are true. An addition to §3.
 */
export const missionCheckStates = ['open', 'solved', 'holding', 'broken'] as const

/** One of {@link missionCheckStates}. */
export type MissionCheckState = (typeof missionCheckStates)[number]

/** What a lab's target has found solved in a session. An addition to §3. */
export const labMissionSchema = z.object({
  /** In the lab's order, at least one. */
  checks: z.array(
    z.object({
      id: z.string(),
      /** What is true when it is solved, in plain text. */
      name: z.string(),
      state: z.enum(missionCheckStates),
      /** Since when it is solved; null unless it is. */
      solvedAt: z.nullable(dateTimeSchema),
      /**
       * The heading in the guide where it is worked on; null if the author names none. An older API
       * does not send it.
       */
      section: z._default(z.nullable(z.string()), null),
      /**
       * How many hints there are; those that are not opened yet are not sent. An older API does not
       * send it.
       */
      hintCount: z._default(z.int().check(z.minimum(0)), 0),
      /**
       * The hints that the learner has opened, in their order, in plain text with code between
       * backticks. An older API does not send it.
       */
      hints: z._default(z.array(z.string()), []),
    }),
  ),
  /** When all checks were true at the same time; nothing changes after that. Null before that. */
  solvedAt: z.nullable(dateTimeSchema),
})

/** What a lab's target has found solved in a session. An addition to §3. */
export type LabMission = z.infer<typeof labMissionSchema>

/** One learner's timed use of a lab. Specification §2 (Lab session, Lab Sessions), §3. */
export const labSessionSchema = z.object({
  _id: idSchema,
  status: z.enum(labStatuses),
  /**
   * Its place among the sessions that wait for a start, 1 for the next; null unless it is queued.
   * An addition to §3; an older API does not send it.
   */
  queuePlace: z._default(z.nullable(z.int().check(z.minimum(1))), null),
  /** When the environment became active and the time started; null before that. */
  startedAt: z.nullable(dateTimeSchema),
  /** When the session ended; null before that. */
  endedAt: z.nullable(dateTimeSchema),
  /**
   * How many times as long as chosen the session runs, 1 or more, by the learner's setting at its
   * start. An addition to §3; an older API does not send it.
   */
  timeFactor: z._default(z.number().check(z.minimum(1)), 1),
  /** Minutes from `startedAt` to expiry, with extensions, as it really runs. */
  ttl: minutesSchema,
  /** The upper limit of `ttl`, with extensions, minutes. An addition to §3. */
  maxTtl: minutesSchema,
  /** Credits taken and not refunded. */
  creditsUsed: creditsSchema,
  /**
   * Credits refunded for half-hours that an early end left unused. An addition to §3; an older API
   * does not send it.
   */
  creditsBack: z._default(creditsSchema, 0),
  /** Null until the session has been active. */
  outputs: z.nullable(labOutputsSchema),
  /**
   * Why the session failed; null otherwise. The code is an addition to §3: null for a reason from
   * before codes, and not sent by an older API.
   */
  error: z.nullable(
    z.object({ code: z._default(z.nullable(z.enum(labFailures)), null), message: z.string() }),
  ),
  /**
   * What is solved, beside the status; null if the lab names no checks. An addition to §3; an older
   * API does not send it.
   */
  mission: z._default(z.nullable(labMissionSchema), null),
  lab: z.pick(labSchema, { title: true, domain: true, level: true, path: true }),
})

/** One learner's timed use of a lab. Specification §2 (Lab session, Lab Sessions), §3. */
export type LabSession = z.infer<typeof labSessionSchema>
