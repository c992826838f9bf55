import type { Course } from '@rampart/contract/entities/course'
import { Button } from '@rampart/ui/Button'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { Text } from '@rampart/ui/Text'
import { courseMessages } from './course.messages.ts'

/** The languages of the pages, and the function that chooses one. */
export interface LanguageOffer {
  /** Name of a language in itself, by its tag; undefined for one that the pages do not have. */
  nameOf: (tag: string) => string | undefined
  /** Shows the pages in a language. */
  onChoose: (tag: string) => void
}

/** The language in which content is written. */
const english = 'en'

interface CourseLanguagesProps {
  course: Course
  languages: LanguageOffer | undefined
}

/**
 * The other languages of a course, each of which can be chosen; and a note if its translation is
 * outdated.
 */
export function CourseLanguages({ course, languages }: CourseLanguagesProps) {
  const messages = useMessages(courseMessages)
  const { lang = english, translations = [], isOutdated } = course
  const others = languages
    ? [english, ...translations].flatMap((tag) => {
        const name = tag === lang ? undefined : languages.nameOf(tag)
        return name === undefined ? [] : [{ tag, name }]
      })
    : []
  return (
    <>
      {isOutdated && <Text tone="muted">{messages.outdated}</Text>}
      {languages && others.length > 0 && (
        <Inline>
          <Text tone="muted">{messages.alsoIn}</Text>
          {others.map(({ tag, name }) => (
            <Button key={tag} variant="plain" size="small" onPress={() => languages.onChoose(tag)}>
              <bdi lang={tag}>{name}</bdi>
            </Button>
          ))}
        </Inline>
      )}
    </>
  )
}
