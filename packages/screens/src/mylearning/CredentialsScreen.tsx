import type { Credential } from '@rampart/contract/entities/credential'
import { formatLongDate } from '@rampart/contract/rules/dates'
import { CredentialCard } from '@rampart/ui/CredentialCard'
import { copyText } from '../clipboard/copyText.ts'
import { credentialFile } from '../credentials/credentialFile.ts'
import { credentialKind, credentialTitle, kindNames } from '../credentials/credentialNames.ts'
import { linkedInLink } from '../credentials/shareLinks.ts'
import type { MyLearningLinks } from './MyLearningLayout.tsx'
import { MyLearningLayout } from './MyLearningLayout.tsx'
import { OwnList } from './OwnList.tsx'
import { useOwnCredentials } from './useMyLearning.ts'

export interface CredentialsScreenProps {
  links: MyLearningLinks
  /** Path of the public page of a certificate by its `csnId`, of a badge by its `badgeId`. */
  certificateHref: (csnId: string) => string
  badgeHref: (badgeId: string) => string
  /** The site's public origin, which makes a path a link for others. */
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

/** The certificates and badges that the learner has earned (specification §2, My Learning). */
export function CredentialsScreen({ links, certificateHref, badgeHref, origin }: CredentialsScreenProps) {
  const pageOf = ({ csnId, badgeId }: Credential) => (csnId ? certificateHref(csnId) : badgeHref(badgeId ?? ''))
  return (
    <MyLearningLayout tab="credentials" links={links}>
      <OwnList
        query={useOwnCredentials()}
        name="credentials"
        skeleton={skeleton}
        empty={{
          title: 'No Credentials Available',
          text: 'Complete a course that awards a certificate or a badge, and it will stand here.',
          drawing: 'tumblers',
        }}
        exploreHref={links.explore}
      >
        {(credential) => {
          const { type, csnId, pdfUrl, imageUrl, issuedAt } = credential
          const page = pageOf(credential)
          return (
            <CredentialCard
              kind={type}
              type={kindNames[credentialKind(credential)]}
              title={credentialTitle(credential)}
              // The day that stands on it, wherever the learner is.
              issuedOn={formatLongDate(issuedAt)}
              imageUrl={imageUrl}
              detailsHref={page}
              link={origin + page}
              onCopy={copyText}
              linkedInHref={linkedInLink(origin + page)}
              download={csnId ? credentialFile({ csnId, pdfUrl, imageUrl }) : null}
            />
          )
        }}
      </OwnList>
    </MyLearningLayout>
  )
}
