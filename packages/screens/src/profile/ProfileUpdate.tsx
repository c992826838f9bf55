import { emptyProfile } from '@rampart/contract/entities/userProfile'
import type { UserProfile } from '@rampart/contract/entities/userProfile'
import { useMessages } from '@rampart/ui/Language'
import { ProfileForm } from '@rampart/ui/ProfileForm'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { profileMessages } from './profile.messages.ts'
import { useProfileForm } from './useProfile.ts'

/** The first tab: the profile, to read and to change. */
export function ProfileUpdate({ profile }: { profile: UserProfile }) {
  const { values, hasChanges, errors, isPending, change, discard, submit } = useProfileForm(profile)
  return (
    <ProfileForm
      values={values}
      onChange={change}
      errors={errors.fields}
      error={errors.form}
      hasChanges={hasChanges}
      isPending={isPending}
      onDiscard={discard}
      onSubmit={submit}
    />
  )
}

const ignore = () => undefined

/** The first tab while the profile is loading. */
export function ProfileFormSkeleton() {
  const { loading } = useMessages(profileMessages)
  return (
    <SkeletonRegion isLoading label={loading}>
      <Skeleton isLoading>
        <ProfileForm values={emptyProfile} onChange={ignore} onDiscard={ignore} onSubmit={ignore} />
      </Skeleton>
    </SkeletonRegion>
  )
}
