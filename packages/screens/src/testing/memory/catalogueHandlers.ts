import type { Handlers } from './memoryHandlers.ts'

/** What a site in memory returns about the catalogue. */
export const catalogueHandlers: Pick<Handlers, 'explore' | 'getSitePage' | 'search'> = {
  explore: async ({ adapters, query }) => {
    const { type = [], level = [], domain = [], sort = 'suggested', after = null } = query
    const filter = { types: type, levels: level, domains: domain, sort }
    const { items, ...page } = await adapters.catalogue.list(filter, after)
    return { data: items, ...page }
  },

  getSitePage: async ({ adapters, params }) => ({
    data: await adapters.catalogue.page(params.slug),
  }),

  search: async ({ adapters, query: { q, kind } }) => {
    const { results, ...rest } = await adapters.catalogue.search(q ?? '', kind)
    return { data: results, ...rest }
  },
}
