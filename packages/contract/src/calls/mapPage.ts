import * as z from 'zod/mini'
import { mapPageSchema, publicMapSchema } from '../entities/publicMap.ts'
import { success } from './success.ts'
import { defineCall } from './call.ts'
import { code, idInput, strictInput } from './inputs.ts'

/** Null if the map is not public. */
const data = z.nullable(mapPageSchema)

/** The public page of the learner's own map. An addition to specification §7. */
export const getMapPage = defineCall({
  name: 'getMapPage',
  method: 'GET',
  path: '/mylearning/map/page',
  auth: 'learner',
  response: success({ data }),
  errors: [],
})

/**
 * Makes the learner's map public or private. A repeated call changes nothing: a public map keeps
 * its address. A map that was private in between gets a new one. An addition to specification §7.
 */
export const setMapPage = defineCall({
  name: 'setMapPage',
  method: 'PUT',
  path: '/mylearning/map/page',
  auth: 'learner',
  body: strictInput({
    isPublic: z.boolean(code('flag_unknown')),
    showsName: z.boolean(code('flag_unknown')),
  }),
  response: success({ data }),
  errors: [],
})

/** A map that its learner made public. An addition to specification §7. */
export const viewMap = defineCall({
  name: 'viewMap',
  method: 'GET',
  path: '/map/:mapId',
  auth: 'public',
  params: strictInput({ mapId: idInput }),
  response: success({ data: publicMapSchema }),
  errors: ['map_not_found'],
})
