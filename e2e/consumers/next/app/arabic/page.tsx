import { arabic } from '@rampart/ui/arabic'
import { ContentCard } from '@rampart/ui/ContentCard'
import { setRequestLanguage } from '@rampart/ui/Language'
import { ArabicCopy } from './ArabicCopy'

/**
 * Two ways to set the language: one for server components, and a `Language` around those that also
 * run in the browser.
 */
export default function Page() {
  setRequestLanguage('ar', arabic)
  return (
    <main lang="ar" dir="rtl">
      <ContentCard
        href="/course/first-steps"
        kind="course"
        title="First steps"
        domain="DevOps"
        level="beginner"
      />
      <ArabicCopy />
    </main>
  )
}
