import { useMessages } from '@rampart/ui/Language'
import { useLayoutEffect } from 'react'
import { brandMessages } from './brand.messages.ts'
import { useBrand, useOrigin } from './settings.tsx'

export interface PageHeadProps {
  /** Name of the page, before that of the site. @default the site's own title */
  title?: string
  description?: string
  /** The page's own path; with it the page has a social preview. */
  path?: string
  /** Asks search engines to leave the page out. @default false */
  noIndex?: boolean
  /** What the preview is of. @default 'website' */
  type?: 'website' | 'article'
  /** Picture of the preview: an absolute address or a path of this site. @default the site's own */
  image?: { src: string; alt: string } | undefined
}

const titleId = 'page-title'

/**
 * Title, description and social preview (Open Graph, X) of a page; React moves them into the head.
 * The title is the name of `main` as well, which takes the focus when another page is shown: screen
 * readers then say which one, as when a browser loads it.
 */
export function PageHead({
  title,
  description,
  path,
  noIndex = false,
  type = 'website',
  image,
}: PageHeadProps) {
  const origin = useOrigin()
  const { homeTitle } = useMessages(brandMessages)
  const brand = useBrand()
  const fullTitle = title ? `${title} · ${brand.name}` : homeTitle(brand.name, brand.slogan)
  useLayoutEffect(() => {
    // Each time, as another title may be another element.
    document.head.querySelector('title')?.setAttribute('id', titleId)
    document.getElementById('content')?.setAttribute('aria-labelledby', titleId)
  })
  const { src, alt } = image ?? { src: brand.socialImage, alt: `${brand.name}. ${brand.tagline}` }
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {path && (
        <>
          <link rel="canonical" href={origin + path} />
          <meta property="og:site_name" content={brand.name} />
          <meta property="og:type" content={type} />
          <meta property="og:url" content={origin + path} />
          <meta property="og:title" content={fullTitle} />
          {description && <meta property="og:description" content={description} />}
          {src && <meta property="og:image" content={new URL(src, origin).href} />}
          {src && <meta property="og:image:alt" content={alt} />}
          <meta name="twitter:card" content={src ? 'summary_large_image' : 'summary'} />
        </>
      )}
    </>
  )
}
