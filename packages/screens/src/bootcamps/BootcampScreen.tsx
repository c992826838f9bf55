import type { Bootcamp } from '@rampart/contract/entities/bootcamp'
import { isCohortOutdated } from '@rampart/contract/rules/bootcampDates'
import { formatLongDate } from '@rampart/contract/rules/dates'
import { BootcampHero } from '@rampart/ui/BootcampHero'
import { BootcampSidePanel } from '@rampart/ui/BootcampSidePanel'
import { DetailLayout } from '@rampart/ui/DetailLayout'
import { FeatureCards } from '@rampart/ui/FeatureCards'
import { useLocale, useMessages } from '@rampart/ui/Language'
import {
  Award,
  BriefcaseBusiness,
  FlaskConical,
  MessageSquareText,
  Presentation,
  Users,
} from 'lucide-react'
import { bootcampMessages } from './bootcamps.messages.ts'
import { BootcampTabs } from './BootcampTabs.tsx'
import { lengthText, levelRanges, startInfo } from './bootcampTexts.ts'
import { OpeningNotice } from './OpeningNotice.tsx'
import { TaskAccess } from './TaskAccess.tsx'
import { useOpeningNotice } from './useOpeningNotice.ts'
import { useTaskAccess } from './useTaskAccess.ts'

export interface BootcampScreenProps {
  bootcamp: Bootcamp
  /** The catalogue of bootcamps. */
  backHref: string
  /** Address of 'Apply Now': a page or a `mailto:` address. */
  applyHref: string
  /** Current time, in milliseconds since 1970. */
  now: number
}

/** In the order of the highlights: teaching, practice, review, people, proof, career. */
const icons = [
  Presentation,
  FlaskConical,
  MessageSquareText,
  Users,
  Award,
  BriefcaseBusiness,
] as const

/** A bootcamp's page, and the way to its tasks (specification §2, §4). */
export function BootcampScreen({ bootcamp, backHref, applyHref, now }: BootcampScreenProps) {
  const messages = useMessages(bootcampMessages)
  const locale = useLocale()
  const access = useTaskAccess(bootcamp.slug)
  const notice = useOpeningNotice(bootcamp.slug)
  const isOutdated = isCohortOutdated(bootcamp, now)
  const { title, slug, status, brochureUrl } = bootcamp
  const duration = lengthText(bootcamp, messages)
  const dateOf = (date: string) => formatLongDate(date, 'UTC', locale)
  return (
    <>
      <BootcampHero
        title={title}
        description={bootcamp.description}
        level={levelRanges[bootcamp.level]}
        duration={duration}
        startInfo={startInfo(bootcamp, { now, locale, messages })}
        backHref={backHref}
        imageUrl={bootcamp.image}
      />
      <DetailLayout
        side={
          <BootcampSidePanel
            status={status}
            facts={[
              { label: messages.duration, value: duration },
              ...(isOutdated
                ? []
                : [
                    { label: messages.firstDay, value: dateOf(bootcamp.startDate) },
                    { label: messages.lastDay, value: dateOf(bootcamp.endDate) },
                  ]),
            ]}
            applyHref={applyHref}
            brochure={
              brochureUrl === undefined
                ? undefined
                : { href: brochureUrl, name: `${slug}-bootcamp-curriculum.pdf` }
            }
            {...((status === 'upcoming' || isOutdated) && { onAskNotice: notice.open })}
            onSubmitTasks={access.open}
          />
        }
      >
        <FeatureCards
          title={messages.features}
          features={bootcamp.highlights.map((highlight, index) => {
            const Icon = icons[index] ?? Award
            return { ...highlight, icon: <Icon size={20} /> }
          })}
        />
        <BootcampTabs bootcamp={bootcamp} />
      </DetailLayout>
      <TaskAccess title={title} access={access} />
      <OpeningNotice title={title} notice={notice} />
    </>
  )
}
