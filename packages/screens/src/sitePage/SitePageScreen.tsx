import { ContentText, useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import { PageContainer } from '@rampart/ui/PageContainer'
import { PageHero } from '@rampart/ui/PageHero'
import { RichText } from '@rampart/ui/RichText'
import { Skeleton, SkeletonRegion } from '@rampart/ui/Skeleton'
import { onDark } from '../pages/onDark.css.ts'
import { QueryGate } from '../pages/QueryGate.tsx'
import { sitePageMessages } from './sitePage.messages.ts'
import { useSitePage } from './useSitePage.ts'

export interface SitePageScreenProps {
  /** Name of the page in its address. */
  slug: string
  /** Address of the home page, shown if there is no such page. */
  homeHref: string
}

/**
 * A page with the operator's words: help, accessibility, privacy, terms. An addition to the
 * specification.
 */
export function SitePageScreen({ slug, homeHref }: SitePageScreenProps) {
  const messages = useMessages(sitePageMessages)
  return (
    <QueryGate
      query={useSitePage(slug)}
      skeleton={
        <SkeletonRegion isLoading label={messages.loading}>
          <Skeleton isLoading>
            <PageHero
              title={bar('A short title')}
              lead={bar('A sentence of usual length stands here.')}
            />
          </Skeleton>
        </SkeletonRegion>
      }
      failure={() => ({ title: messages.failed })}
      absent={
        <MessagePage
          title={messages.notFound}
          text={messages.notFoundHelp}
          action={<LinkButton href={homeHref}>{messages.home}</LinkButton>}
        />
      }
    >
      {({ title, description, html }) => (
        <>
          <PageHero
            title={<ContentText>{title}</ContentText>}
            lead={<ContentText>{description}</ContentText>}
          />
          <PageContainer space="section">
            <RichText html={html} />
          </PageContainer>
        </>
      )}
    </QueryGate>
  )
}

const bar = (sample: string) => <span className={onDark}>{sample}</span>
