import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['logo'],
  status: 'stable',
  since: '0.1.0',
  use: 'Shows whose site this is and leads home. It is first in the top bar and once in the footer.',
  instead: [{ component: 'Link', when: 'it leads anywhere but home' }],
  anatomy: ['Keep in volt with an ink edge', 'Name of the site'],
  dos: [
    'Use `tone="inverse"` on dark grounds, such as the footer; its focus ring is volt there.',
    'Leave the name as people say it; a long one wraps beside the keep.',
  ],
  donts: [
    'Use it as decoration, or the keep without the name.',
    'Set it more than twice on a page: `TopBar` and `Footer` bring theirs.',
  ],
  keyboard: [{ keys: 'Enter', does: 'leads home' }],
  accessibility:
    'A link whose name is the name of the site; the keep is hidden from assistive technology. It is at least 44 px high.',
}
