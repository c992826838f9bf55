import type { Course } from '@rampart/contract/entities/course'
import { Button } from '@rampart/ui/Button'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { Text } from '@rampart/ui/Text'
import { courseMessages } from './course.messages.ts'

/** The languages of the pages, and what a choice does. */
export interface LanguageOffer {
  /**
   * What a language is called in itself, by its tag; undefined for one that the pages do not have.
   */
  nameOf: (tag: string) => string | undefined
  /** Shows the pages in a language. */
  onChoose: (tag: string) => void
}

/** Content is written in it. */
const english = 'en'

interface CourseLanguagesProps {
  course: Course
  languages: LanguageOffer | undefined
}

/**
 * In which other languages a course can be read, each of them a choice; and that its translation
 * may be old.
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
