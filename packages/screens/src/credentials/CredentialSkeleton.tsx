import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import { CredentialDetails } from '@rampart/ui/CredentialDetails'
import { CredentialImage, credentialPictureSize } from '@rampart/ui/CredentialImage'
import { CredentialLayout } from '@rampart/ui/CredentialLayout'
import { useMessages } from '@rampart/ui/Language'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { credentialMessages } from './credentials.messages.ts'

/** An empty picture with the proportions of the real one. */
function emptyPicture(kind: CredentialType): string {
  const { width, height } = credentialPictureSize(kind)
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"/>`)}`
}

/** The page of a certificate or badge while its data loads. */
export function CredentialSkeleton({ kind }: { kind: CredentialType }) {
  const { kinds } = useMessages(credentialMessages)
  return (
    <SkeletonRegion isLoading label={kinds[kind].loading}>
      <Skeleton isLoading>
        <CredentialLayout
          picture={<CredentialImage kind={kind} src={emptyPicture(kind)} alt="" />}
          side={
            <CredentialDetails
              type="Certificate"
              title="A title of usual length"
              recipient="Name of the learner"
              issuedOn="Wednesday, September 16, 2026"
              idLabel="Certificate ID"
              credentialId="CSN-000000000000"
              status="Valid"
            />
          }
        />
      </Skeleton>
    </SkeletonRegion>
  )
}
