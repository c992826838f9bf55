import { explore } from '@rampart/contract/calls/explore'
import { search } from '@rampart/contract/calls/search'
import { getSitePage } from '@rampart/contract/calls/sitePage'
import type { CatalogueAdapter } from '@rampart/screens/adapters/catalogueAdapter.ts'
import { hasFieldError } from '@rampart/screens/adapters/errors.ts'
import type { MakeCall } from './request.ts'

/** Calls of the catalogue and the search, which anyone may use. */
export const catalogueAdapter = (request: MakeCall): CatalogueAdapter => ({
  list: async ({ types, levels, domains, sort }, after) => {
    const query = {
      type: [...types],
      level: [...levels],
      domain: [...domains],
      ...(sort !== 'suggested' && { sort }),
      ...(after !== null && { after }),
    }
    // An older server knows neither filters nor pages: it refuses them, and sends all items if a
    // call has none.
    const response = await request(explore, { query }).catch((error: unknown) => {
      if (after === null && hasFieldError(error, 'unknown_field')) return request(explore)
      throw error
    })
    const { data, total = data.length, next = null } = response
    return { items: data, total, next }
  },
  search: async (q, kind) => {
    const { data, counts, corrected, isPartial } = await request(search, {
      query: { q, ...(kind && { kind }) },
    })
    return { results: data, counts, corrected, isPartial }
  },
  page: async (slug) => (await request(getSitePage, { params: { slug } })).data,
})
