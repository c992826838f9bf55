import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  synonyms: ['error boundary', 'failure', 'retry'],
  status: 'stable',
  since: '0.1.0',
  use: 'Takes the place of a part of the page that could not be loaded, says what went wrong, and lets people try again. It has the measures of an empty state and a drawing of a broken line.',
  instead: [
    { component: 'EmptyState', when: 'all went well and there is nothing to show' },
    { component: 'Alert', when: 'the rest of the part is there, or an action failed' },
    { component: 'MessagePage', when: 'the whole page has nothing else to say' },
    { component: 'OfflineBanner', when: 'the connection itself is gone' },
  ],
  anatomy: [
    'Drawing of a broken line',
    'Title',
    'Why, or what to do (optional)',
    'Retry (optional)',
    'Another way onward (optional)',
  ],
  dos: [
    'Say what failed in words of the reader: "Failed to load lab sessions".',
    'Give `onRetry` wherever a new try can help, with `isRetrying` while it is under way.',
    'Leave `onRetry` out and give `action` if trying again is no use, such as when there is no such lab.',
  ],
  donts: [
    'Show codes or stack traces: they help no one who reads this.',
    'Give the other way onward a solid look beside Retry.',
    'Show several at once for one failure: each interrupts a screen reader.',
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'tries again, from Retry; while that is under way nothing happens',
    },
  ],
  accessibility:
    'An `alert`, read out at once when it appears, so keep title and text short. The title is a heading; set `headingLevel` by the place in the page. Retry keeps its focus while it is busy. When the content has come, see to where the focus goes, as the button is gone.',
}
