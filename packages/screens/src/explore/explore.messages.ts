import { defineMessages, plural } from '@rampart/ui/Language'

export const exploreMessages = defineMessages('explore', {
  eyebrow: 'Courses · Labs · Bootcamps',
  title: 'Explore Courses and Labs',
  lead: 'Discover courses that raise skills in cloud engineering, cybersecurity and more.',
  /** With the number of chosen options, if there are any. */
  filters: (chosen: number) => (chosen > 0 ? `Filters (${chosen})` : 'Filters'),
  results: 'Courses and labs',
  loading: 'Loading courses and labs',
  loadFailed: 'Failed to fetch content',
  filtering: 'Filtering courses and labs',
  found: (count: number) => plural(count, { one: '# result', other: '# results' }),
  /** On the card of a lab that the learner has solved. */
  solved: 'Solved',
  /** On the card of a course that the learner has completed. */
  completed: 'Completed',
  /** On the card of a running course; `share` is formatted, such as '40%'. */
  underWay: (share: string) => `${share} done`,
  /** On the card of a course in which not everyone may enroll. */
  access: { invite: 'By invitation', subscription: 'Subscription' },
  sort: 'Sort by',
  sorts: { suggested: 'Suggested', newest: 'Newest', shortest: 'Shortest', title: 'A to Z' },
  empty: 'No content available.',
  noneFound: 'No content found. Try adjusting the filters.',
  clearAll: 'Clear All',
  showMore: 'Show more',
  loadingMore: 'Loading more...',
  moreFailed: 'More courses and labs could not be loaded.',
})
