import { lazy, Suspense } from 'react'
import { useMessages } from '#language'
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { copyText, nothing, preview } from './LabNotebook.css.ts'
import { labNotebookMessages } from './LabNotebook.messages.ts'

/** Notes as they were typed: the code that shows Markdown could not be loaded. */
const Plain = ({ children }: { children: string }) => <pre className={copyText}>{children}</pre>

const Markdown = lazy(async () => ({
  default: await import('../../../components/Markdown/Markdown.tsx')
    .then((module) => module.Markdown)
    .catch(() => Plain),
}))

/** Notes as they look. The code that reads Markdown is loaded first. */
export function NotebookPreview({ text }: { text: string }) {
  const messages = useMessages(labNotebookMessages)
  return (
    <div className={preview}>
      {text.trim() === '' ? (
        <p className={nothing}>{messages.empty}</p>
      ) : (
        <Suspense
          fallback={
            <SkeletonRegion isLoading label={messages.loadingPreview}>
              <Skeleton isLoading>
                <Text>{text.slice(0, 80)}</Text>
              </Skeleton>
            </SkeletonRegion>
          }
        >
          <Markdown>{text}</Markdown>
        </Suspense>
      )}
    </div>
  )
}
