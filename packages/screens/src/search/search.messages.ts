import { defineMessages, plural } from '@rampart/ui/Language'

export const searchMessages = defineMessages('search', {
  title: 'Search',
  label: 'Search the site',
  placeholder: 'Courses, lessons, labs and bootcamps',
  submit: 'Search',
  kinds: 'Kinds of results',
  /** A tab of a kind, or of all. */
  tab: (label: string, count: number) => `${label} (${count})`,
  all: 'All',
  ofKind: {
    course: 'Courses',
    lesson: 'Lessons',
    lab: 'Labs',
    bootcamp: 'Bootcamps',
    page: 'Help',
  },
  loading: 'Searching',
  found: (count: number) => plural(count, { one: '# result', other: '# results' }),
  corrected: (words: string) => `Showing results for “${words}”.`,
  partial: 'Nothing has all of these words. These results have most of them.',
  start: 'What would you like to learn?',
  startHelp: 'Type a topic, a tool or the name of a course. The beginning of a word is enough.',
  none: (words: string) => `Nothing found for “${words}”`,
  noneHelp: 'Try fewer or different words, or browse everything.',
  browse: 'Browse courses and labs',
  failed: 'Search is not available right now.',
  recent: 'Recent searches',
  forget: 'Clear recent searches',
  allResults: (words: string) => `All results for “${words}”`,
  go: 'Search',
})
