import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Feedback',
  synonyms: ['placeholder', 'loading', 'shimmer'],
  status: 'stable',
  since: '0.1.0',
  use: 'Holds the place of content on its way, with the real component drawn as bars and shapes. What arrives has the same size, so nothing moves. `SkeletonRegion` around several says once what loads.',
  instead: [
    { component: 'Spinner', when: 'a small thing is awaited, such as a button’s answer' },
    { component: 'ProgressBar', when: 'it is known how much is done' },
    { component: 'EmptyState', when: 'it has loaded and there is nothing' },
  ],
  anatomy: [
    'The region around all, which says what loads',
    'The real component with sample texts',
    'Each line of text as a bar of its length',
    'Pictures, buttons and fields as whole shapes',
  ],
  dos: [
    'Write sample texts of the usual length and number of lines; invented facts are never read by anyone.',
    'Show as many as will probably come, and no more than fill the screen.',
    'Put one `SkeletonRegion` with a `label` such as "Loading courses" around a part of the page.',
  ],
  donts: [
    'Draw gray boxes by hand beside the component: they would drift from it.',
    'Wrap headings and navigation that are known already; show them as they are.',
    'Use it outside of a `SkeletonRegion`: on its own it is silent.',
  ],
  keyboard: [],
  accessibility:
    'While `isLoading` the content is `inert` and `aria-hidden`: Tab passes it and nothing of it is read out. `SkeletonRegion` marks what is in it by `aria-busy` and says its `label` politely, after a tenth of a second, so that a wait no one notices is not told. It does not say that the content has come; where that matters use a live region of the page.',
}
