import { CourseCompleted } from '@rampart/ui/CourseCompleted'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { copyText } from '../clipboard/copyText.ts'
import { courseMessages } from '../course/course.messages.ts'

/** The end of a course while it loads, with its final height. */
export function CompletedSkeleton() {
  const { loading } = useMessages(courseMessages)
  return (
    <SkeletonRegion isLoading label={loading}>
      <Skeleton isLoading>
        <CourseCompleted
          courseTitle="A course title of usual length"
          credential={{
            kind: 'certificate',
            imageUrl: null,
            publicUrl: 'https://example.org/an/address/of/usual/length',
            linkedInUrl: '/',
            linkedInProfileUrl: '/',
            file: { href: '/', name: '' },
          }}
          onCopy={copyText}
          hasMap={false}
        >
          <LinkButton href="/">A way onward</LinkButton>
        </CourseCompleted>
      </Skeleton>
    </SkeletonRegion>
  )
}
