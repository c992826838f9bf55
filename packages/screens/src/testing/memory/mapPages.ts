import type { LearnerMap } from '@rampart/contract/entities/learnerMap'
import type { MapPage, PublicMap } from '@rampart/contract/entities/publicMap'
import type { MapPageAdapter } from '../../adapters/mapPageAdapter.ts'
import type { MemoryPerson } from './people.ts'
import { requireFound } from './refusals.ts'

/** Maps that their learners made public, by person. */
export function mapPageRecords(
  now: () => string,
  mapOfPerson: (person: MemoryPerson) => LearnerMap,
) {
  const pages = new Map<string, { person: MemoryPerson; page: MapPage }>()
  let made = 0
  return (me: () => MemoryPerson): MapPageAdapter => ({
    mapPage: async () => pages.get(me().id)?.page ?? null,
    setMapPage: async ({ isPublic, showsName }) => {
      const person = me()
      const before = pages.get(person.id)?.page
      if (!isPublic) pages.delete(person.id)
      else {
        const fresh = before ?? { id: `map-${(made += 1)}`.padEnd(24, 'x'), since: now() }
        pages.set(person.id, { person, page: { ...fresh, showsName } })
      }
      return pages.get(person.id)?.page ?? null
    },
    publicMap: async (id): Promise<PublicMap> => {
      const { person, page } = requireFound(
        [...pages.values()].find((each) => each.page.id === id),
        'map_not_found',
      )
      const { courses, labs } = mapOfPerson(person)
      const { firstName, lastName } = person.profile
      return {
        name: page.showsName ? `${firstName} ${lastName.slice(0, 1)}.` : null,
        summits: courses
          .filter(({ completedAt }) => completedAt !== null)
          .map(({ domain, title, slug, credential }) => ({ domain, title, slug, credential }))
          .toReversed(),
        flags: labs.toReversed().map(({ domain, title, path }) => ({ domain, title, path })),
      }
    },
  })
}
