import { CredentialDetails } from '@rampart/ui/CredentialDetails'
import { CredentialImage } from '@rampart/ui/CredentialImage'
import { CredentialLayout } from '@rampart/ui/CredentialLayout'
import { useMessages } from '@rampart/ui/Language'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { credentialMessages } from './credentials.messages.ts'

/** Empty, in the shape that the picture will have. */
const shapes = { certificate: shape(1414, 1000), badge: shape(512, 512) } as const

function shape(width: number, height: number): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"/>`)}`
}

/** The page of a certificate or badge while its data loads. */
export function CredentialSkeleton({ kind }: { kind: 'certificate' | 'badge' }) {
  const { loading } = useMessages(credentialMessages)
  return (
    <SkeletonRegion isLoading label={loading[kind]}>
      <Skeleton isLoading>
        <CredentialLayout
          picture={<CredentialImage kind={kind} src={shapes[kind]} alt="" />}
          side={
            <CredentialDetails
              type="Certificate"
              title="A title of usual length"
              recipient="Name of the learner"
              issuedOn="Wednesday, September 16, 2026"
              idLabel="Certificate ID"
              id="CSN-000000000000"
              status="Valid"
            />
          }
        />
      </Skeleton>
    </SkeletonRegion>
  )
}
