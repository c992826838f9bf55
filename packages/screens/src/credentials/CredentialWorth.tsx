import type { LabTrack } from '@rampart/contract/entities/labTrack'
import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import { formatDuration } from '@rampart/contract/rules/duration'
import { CredentialAchievement } from '@rampart/ui/CredentialAchievement'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { achievementMessages } from './achievement.messages.ts'

/** The pages of courses, labs and bootcamps that earn credentials. */
export interface SourceLinks {
  courseHref: (slug: string) => string
  bootcampHref: (slug: string) => string
  /** The labs of a domain and level. */
  labsHref: (track: LabTrack) => string
}

/** What was done to earn a credential, and where anyone can earn it too. */
export function CredentialWorth({
  credential,
  ...links
}: SourceLinks & {
  credential: Pick<CredentialView, 'source' | 'achievement' | 'track'>
}) {
  const messages = useMessages(achievementMessages)
  const locale = useLocale()
  const { source, achievement } = credential
  const { criteria, link } = messages.sources[source]
  const href = sourceHref(credential, links)
  return (
    <CredentialAchievement
      criteria={criteria}
      skills={achievement?.skills}
      facts={[
        ...(achievement?.lessons ? [messages.lessons(achievement.lessons)] : []),
        ...(achievement?.minutes ? [formatDuration(achievement.minutes, 'short', locale)] : []),
      ]}
      link={href ? { href, label: link } : undefined}
    />
  )
}

function sourceHref(
  { source, achievement, track }: Pick<CredentialView, 'source' | 'achievement' | 'track'>,
  { courseHref, bootcampHref, labsHref }: SourceLinks,
): string | null {
  if (track) return labsHref(track)
  if (!achievement?.slug) return null
  return source === 'bootcamp' ? bootcampHref(achievement.slug) : courseHref(achievement.slug)
}
