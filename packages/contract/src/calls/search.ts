import * as z from 'zod/mini'
import { searchResultSchema } from '../entities/searchResult.ts'
import { searchKinds } from '../entities/values.ts'
import { maxSearchLength, maxSearchResults } from '../rules/searchText.ts'
import { success } from './success.ts'
import { defineCall } from './call.ts'
import { code, lineInput, strictInput } from './inputs.ts'

const count = z.int().check(z.gte(0))

/**
 * Finds courses, lessons, labs, bootcamps and pages that have all of the words: a word as typed,
 * one that begins with it, or a synonym. If nothing has all words, finds what has most of them. An
 * addition to the specification.
 */
export const search = defineCall({
  name: 'search',
  method: 'GET',
  path: '/search',
  auth: 'public',
  query: strictInput({
    /** Without it nothing is found. */
    q: z.optional(lineInput(maxSearchLength)),
    kind: z.optional(z.enum(searchKinds, code('kind_unknown'))),
  }),
  response: success({
    /** The best first, at most {@link maxSearchResults}. */
    data: z.array(searchResultSchema).check(z.maxLength(maxSearchResults)),
    /** How many are found of each kind, also of kinds that were not asked for. */
    counts: z.object({
      course: count,
      lesson: count,
      lab: count,
      bootcamp: count,
      /** An older API does not send it. */
      page: z._default(count, 0),
    }),
    /** The words that were searched for instead, if some were mistyped; else null. */
    corrected: z.nullable(z.string()),
    /**
     * Whether nothing has all of the words, and what is found has most of them. An older API does
     * not send it.
     */
    isPartial: z._default(z.boolean(), false),
  }),
  errors: [],
})
