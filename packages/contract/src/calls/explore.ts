import * as z from 'zod/mini'
import { catalogueItemSchema } from '../entities/catalogueItem.ts'
import { answer } from './answers.ts'
import { defineCall } from './call.ts'

/** The whole catalogue. 'data.data' of the table is the client library's `data` (the body) and the body's `data`. Specification §7. */
export const explore = defineCall({
  name: 'explore',
  method: 'GET',
  path: '/explore',
  auth: 'public',
  summary: 'List all courses and labs of the catalogue.',
  response: answer({ data: z.array(catalogueItemSchema) }),
  errors: [],
})
