import { useMessages } from '@rampart/ui/Language'
import { useSession } from '../session/SessionProvider.tsx'
import { searchMessages } from './search.messages.ts'
import type { SearchPaths } from './useSearch.ts'

/** A page of the site that is not content, such as My Learning. */
export interface Place {
  id: keyof (typeof searchMessages)['english']['place']
  label: string
  href: string
}

/** The pages for which each typed word is the beginning of a word in their name or other words. */
export function usePlaces(paths: SearchPaths, words: string): Place[] {
  const { place, placeWords } = useMessages(searchMessages)
  const isSignedIn = useSession() === 'signed-in'
  const hrefs: Readonly<Partial<Record<Place['id'], string>>> = {
    ...(isSignedIn
      ? {
          learning: paths.myLearning,
          credentials: paths.credentials,
          sessions: paths.labSessions,
          profile: paths.profile,
          password: paths.password,
        }
      : { signIn: paths.signIn() }),
    bootcamps: paths.bootcamps,
    verify: paths.verifyCertificate,
  }
  return (Object.keys(hrefs) as Place['id'][]).flatMap((id) => {
    const href = hrefs[id]
    const isMeant = href !== undefined && hasAll(`${place[id]} ${placeWords[id]}`, words)
    return isMeant ? [{ id, label: place[id], href }] : []
  })
}

/**
 * Whether each of the words is the beginning of a word in a text; accents and capitals do not
 * matter. A single letter is too short.
 */
export function hasAll(text: string, words: string): boolean {
  const known = folded(text).split(' ')
  return (
    words.length > 1 &&
    folded(words)
      .split(' ')
      .every((word) => known.some((one) => one.startsWith(word)))
  )
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
