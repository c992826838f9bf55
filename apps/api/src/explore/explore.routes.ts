import { explore } from '@rampart/contract/calls/explore'
import { normalFilter } from '@rampart/contract/rules/catalogueFilter'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { invalidField } from '../http/apiError.ts'
import { route } from '../http/route.ts'
import { readCursor } from './cursor.ts'
import { listCatalogue } from './explore.store.ts'

export function exploreRoutes(app: FastifyInstance, { db }: AppContext): void {
  route(
    app,
    explore,
    ({ query: { type = [], level = [], domain = [], sort = 'suggested', after }, language }) => {
      const place = after === undefined ? null : readCursor(after)
      if (after !== undefined && !place) throw invalidField('after', 'cursor_invalid')
      const filter = normalFilter({ types: type, levels: level, domains: domain, sort })
      return listCatalogue(db, filter, place, language)
    },
    { isContent: true, isTranslated: true },
  )
}
