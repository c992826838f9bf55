import * as z from 'zod/mini'
import { catalogueItemSchema } from '../entities/catalogueItem.ts'
import { catalogueSorts, domains, itemTypes, levels } from '../entities/values.ts'
import type { FieldCode } from '../errors/fieldErrors.ts'
import { success } from './success.ts'
import { defineCall } from './call.ts'
import { code, strictInput } from './inputs.ts'

/** Any of these values; none matches all. */
const anyOf = <const T extends readonly string[]>(values: T, unknown: FieldCode) =>
  z.optional(
    z
      .array(z.enum(values, code(unknown)), code(unknown))
      .check(z.maxLength(values.length, code('values_too_many'))),
  )

/**
 * A page of the catalogue: the first one, or the one after `after`, which is the `next` of the page
 * before. In the specification's 'data.data', the first `data` is the client library's (the body),
 * the second the body's. Specification §4 (Filters), §7.
 */
export const explore = defineCall({
  name: 'explore',
  method: 'GET',
  path: '/explore',
  auth: 'public',
  query: strictInput({
    type: anyOf(itemTypes, 'type_unknown'),
    level: anyOf(levels, 'level_unknown'),
    domain: anyOf(domains, 'domain_unknown'),
    sort: z.optional(z.enum(catalogueSorts, code('sort_unknown'))),
    after: z.optional(
      z
        .string(code('cursor_invalid'))
        .check(z.regex(/^[A-Za-z0-9_-]{1,1000}$/, code('cursor_invalid'))),
    ),
  }),
  response: success({
    data: z.array(catalogueItemSchema),
    /**
     * How many items match the filters. Missing, like `next`, in responses of older servers, which
     * send all items at once.
     */
    total: z.optional(z.int().check(z.gte(0))),
    /** The cursor of the next page; null after the last item. */
    next: z.optional(z.nullable(z.string())),
  }),
  errors: [],
})
