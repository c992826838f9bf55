import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['layout', 'page frame', 'scaffold'],
  status: 'stable',
  since: '0.1.0',
  use: 'Frames every page of the site: the way past the bar, header, main content, footer. The footer of a short page begins below the window, so that nothing in sight moves when a page gets its data.',
  instead: [
    { component: 'PageContainer', when: 'a part inside a page needs the side edges of the page' },
  ],
  anatomy: [
    'Skip link, seen only while it has focus',
    'Header, usually a TopBar that stays while the page scrolls',
    'Main content',
    'Notice, if there is one, usually an OfflineBanner',
    'Footer',
  ],
  dos: [
    'Use it once, around all pages, so that header and footer stay when the page changes.',
    'Move the focus to the main content when the address changes; `mainRef` gives its element.',
    'Tell the person in `onPartFailure`, best with a toast: a menu or drawer could not be loaded, and the next press tries again.',
    'Give `onFollowLink` where a router follows links; menus call it, other links are plain anchors.',
  ],
  donts: [
    'Put a `main` of your own into it, or another element with the id `content`.',
    'Bring a second `SkipLink`: one is there already.',
    'Set side edges on it; heroes reach the edges of the window, and each part takes a `PageContainer` of its own.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'finds "Skip to content" first on a page' },
    { keys: 'Enter', does: 'on it, leads past the bar into the main content' },
  ],
  accessibility:
    'The content is in `main` with the id `content`, which takes the focus of the skip link and of page changes and shows no ring. Banner and footer landmarks come from what you put into `header` and `footer`. Failures of parts that load later are silent unless `onPartFailure` says something.',
}
