import { SkipLink } from '@rampart/ui/SkipLink'

/** First on the page; `AppShell` has one already. */
export function Example() {
  return (
    <>
      <SkipLink href="#content" />
      <main id="content" tabIndex={-1} />
    </>
  )
}
