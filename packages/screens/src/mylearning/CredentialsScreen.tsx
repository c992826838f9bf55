import { credentialKinds } from '@rampart/contract/rules/credentialKinds'
import type { CredentialId } from '@rampart/contract/rules/credentialKinds'
import { formatLongDate } from '@rampart/contract/rules/dates'
import { CredentialCard } from '@rampart/ui/CredentialCard'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { Stack } from '@rampart/ui/Stack'
import { copyText } from '../clipboard/copyText.ts'
import { credentialFile } from '../credentials/credentialFile.ts'
import { credentialTitle, isRevoked, kindMessages } from '../credentials/credentialNames.ts'
import { credentialMessages } from '../credentials/credentials.messages.ts'
import { EvidenceAsk } from '../credentials/evidence/EvidenceAsk.tsx'
import { linkedInLink } from '../credentials/shareLinks.ts'
import { shownPicture } from '../credentials/shownPicture.ts'
import type { MyLearningLinks } from './MyLearningLayout.tsx'
import { MyLearningLayout } from './MyLearningLayout.tsx'
import { OwnList, OwnListSkeleton } from './OwnList.tsx'
import { useOwnCredentials } from './useMyLearning.ts'

export interface CredentialsScreenProps {
  links: MyLearningLinks
  /** Path of the public page of a credential. */
  credentialHref: (id: CredentialId) => string
  /** The site's public origin, for links that are shared. */
  origin: string
}

const skeleton = (
  <CredentialCard
    kind="certificate"
    type="Course Certificate"
    title="A course title of usual length"
    issuedOn="Wednesday, September 16, 2026"
    detailsHref="/"
    link="/"
    onCopy={copyText}
    linkedInHref="/"
    download={{ href: '/', name: '' }}
  />
)

/** The page until the browser knows who is signed in. */
export function CredentialsSkeleton({ links }: { links: MyLearningLinks }) {
  return (
    <MyLearningLayout tab="credentials" links={links}>
      <OwnListSkeleton list="credentials" skeleton={skeleton} />
    </MyLearningLayout>
  )
}

/** The credentials that the learner has earned (specification §2, My Learning). */
export function CredentialsScreen({ links, credentialHref, origin }: CredentialsScreenProps) {
  const locale = useLocale()
  const credentials = useMessages(credentialMessages)
  const query = useOwnCredentials()
  return (
    <MyLearningLayout tab="credentials" links={links}>
      <Stack gap={6}>
        <OwnList
          query={query}
          list="credentials"
          skeleton={skeleton}
          drawing="tumblers"
          exploreHref={links.explore}
        >
          {(credential) => {
            const { type, issuedAt } = credential
            const page = credentialHref(credential)
            const revoked = isRevoked(credential.status)
            return (
              <CredentialCard
                kind={type}
                type={kindMessages(credential, credentials).chip}
                title={credentialTitle(credential, credentials)}
                // The day that is written on it, in every time zone.
                issuedOn={formatLongDate(issuedAt, 'UTC', locale)}
                imageUrl={shownPicture(credential)}
                detailsHref={page}
                link={origin + page}
                onCopy={copyText}
                linkedInHref={revoked ? undefined : linkedInLink(origin + page)}
                revoked={revoked ? credentials.revoked : undefined}
                download={
                  credentialKinds[type].hasPdf && !revoked ? credentialFile(credential) : null
                }
              />
            )
          }}
        </OwnList>
        {/* The question belongs to credentials that are shown. */}
        {query.data && <EvidenceAsk />}
      </Stack>
    </MyLearningLayout>
  )
}
