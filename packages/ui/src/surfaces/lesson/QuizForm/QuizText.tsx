import { OfContent } from '../../../components/Language/OfContent.tsx'
import { code } from './QuizText.css.ts'

/** Plain text in which authors put code between backticks. */
export function QuizText({ children }: { children: string }) {
  const parts = children.split(/`([^`]+)`/)
  return (
    <OfContent>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- parts may repeat, and their order is the text's
          <code key={index} translate="no" className={code}>
            {part}
          </code>
        ),
      )}
    </OfContent>
  )
}
