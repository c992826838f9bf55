import { ContentText, useMessages } from '@rampart/ui/Language'
import { Heading } from '@rampart/ui/Heading'
import { Link } from '@rampart/ui/Link'
import { Stack } from '@rampart/ui/Stack'
import { VisuallyHidden } from '@rampart/ui/VisuallyHidden'
import type { OwnMark } from './marksOf.ts'
import { nightMapMessages } from './nightMap.messages.ts'
import { entry, list } from './OwnMap.css.ts'

interface MarkListProps {
  title: string
  marks: readonly OwnMark[]
  headingLevel?: 2 | 3
}

/** Lights of a map in words: each with its page and its proof. Nothing if there are none. */
export function MarkList({ title, marks, headingLevel = 3 }: MarkListProps) {
  const messages = useMessages(nightMapMessages)
  if (marks.length === 0) return null
  return (
    <Stack gap={2} as="section">
      <Heading level={headingLevel} size={18}>
        {title}
      </Heading>
      <ul role="list" className={list}>
        {marks.map((mark) => (
          <li key={mark.slug} className={entry}>
            <Link href={mark.href}>
              <ContentText>{mark.title}</ContentText>
            </Link>
            {mark.proof && (
              <Link href={mark.proof.href}>
                {messages[mark.proof.type]}
                <VisuallyHidden>
                  {' '}
                  <ContentText>{mark.title}</ContentText>
                </VisuallyHidden>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
