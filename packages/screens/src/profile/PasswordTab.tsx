import { useMessages } from '@rampart/ui/Language'
import { PasswordForm } from '@rampart/ui/PasswordForm'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { profileMessages } from './profile.messages.ts'
import { usePasswordForm } from './usePasswordForm.ts'

/** The second tab. What is typed there is not stored. */
export function PasswordTab({ email }: { email: string }) {
  const { values, errors, isPending, change, submit } = usePasswordForm()
  return (
    <PasswordForm
      email={email}
      values={values}
      onChange={change}
      errors={errors.fields}
      error={errors.form}
      isPending={isPending}
      onSubmit={submit}
    />
  )
}

/**
 * The second tab until it is known who is signed in. Nothing can be typed, because another form
 * will replace it.
 */
export function PasswordTabSkeleton() {
  const { loading } = useMessages(profileMessages)
  return (
    <SkeletonRegion isLoading label={loading}>
      <Skeleton isLoading>
        <PasswordTab email="" />
      </Skeleton>
    </SkeletonRegion>
  )
}
