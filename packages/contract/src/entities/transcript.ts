import * as z from 'zod/mini'

/**
 * A caption, or a command that is typed in the film: `$ git status`. An addition to specification
 * §3.
 */
export const transcriptCueSchema = z.object({
  /** Seconds from the start of the film. */
  start: z.number().check(z.nonnegative()),
  end: z.number().check(z.nonnegative()),
  /** Plain text. */
  text: z.string(),
})

/** A caption. An addition to specification §3. */
export type TranscriptCue = z.infer<typeof transcriptCueSchema>

/**
 * What is said and shown in the film of a lesson, from its captions. An addition to specification
 * §3.
 */
export const transcriptSchema = z.object({
  /** Language of the text, as BCP 47 says it: 'en'. */
  language: z.string(),
  /** In order. */
  cues: z.array(transcriptCueSchema),
})

/**
 * What is said and shown in the film of a lesson, from its captions. An addition to specification
 * §3.
 */
export type Transcript = z.infer<typeof transcriptSchema>

/** What is known of the film of a lesson. An addition to specification §3 (Lesson). */
export const lessonFilmSchema = z.object({
  /** Whether it is a sample film in place of the author's. */
  isDemo: z.boolean(),
  /** Its length. */
  seconds: z.number().check(z.nonnegative()),
  /**
   * Address of the recording of a terminal (asciicast), which is played as text; null for a video.
   * An older API does not send it.
   */
  recordingUrl: z._default(z.nullable(z.string()), null),
})
