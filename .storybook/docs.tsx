import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense } from 'react'
import type { PropsWithChildren } from 'react'

const Lazy = lazy(async () => ({ default: (await import('./DocsFrame.tsx')).DocsFrame }))

/** The frame of prose pages, loaded with the first of them, so that stories do not load it. */
export function LazyDocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  )
}

const LazyPage = lazy(async () => ({
  default: (await import('./ComponentPage.tsx')).ComponentPage,
}))

/** The page of a component, also loaded with the first of them. */
export function LazyComponentPage() {
  return (
    <Suspense fallback={null}>
      <LazyPage />
    </Suspense>
  )
}
