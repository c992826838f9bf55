import { useEffect, useState } from 'react'
import { useMessages } from '#language'
import { useForeignContent } from '../../../components/Language/OfContent.tsx'
import { contents, contentsLink, contentsList, contentsTitle } from './LessonHeader.css.ts'
import { lessonHeaderMessages } from './LessonHeader.messages.ts'
import type { TextHeading } from './headingsOf.ts'

/**
 * The headings of a text, shown if there is space for them beside it; the one that is being read is
 * marked.
 */
export function TextContents({ headings }: { headings: readonly TextHeading[] }) {
  const { onThisPage } = useMessages(lessonHeaderMessages)
  const current = useCurrentHeading(headings)
  const foreign = useForeignContent()
  return (
    <nav aria-label={onThisPage} className={contents}>
      <p className={contentsTitle}>{onThisPage}</p>
      <ul role="list" className={contentsList}>
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              dir="auto"
              lang={foreign}
              aria-current={id === current ? 'location' : undefined}
              className={contentsLink[level]}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How far below the top of the window a heading counts as reached, as a share of its height. */
const readingLine = 0.35

/** The id of the last heading above the reading line; at the end of the page the last one. */
function useCurrentHeading(headings: readonly TextHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const look = () => {
      const passed = headings.filter(({ id }) => {
        const place = document.getElementById(id)
        return place && place.getBoundingClientRect().top < innerHeight * readingLine
      })
      const isAtEnd =
        scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      setCurrent((isAtEnd ? headings : passed).at(-1)?.id)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [headings])
  return current
}
