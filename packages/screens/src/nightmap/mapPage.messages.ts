import { defineMessages } from '@rampart/ui/Language'

/** The public page of a learner's map, and the choice to have one. */
export const mapPageMessages = defineMessages('mapPage', {
  setting: 'Public map page',
  settingHelp:
    'Anyone with the link sees your summits, your flags and the credentials behind them. Courses under way stay private.',
  settingOn: 'When you turn this off, the link stops working for good.',
  name: 'Show my name',
  nameHelp: 'Your first name and the first letter of your last name',
  copyLink: 'Copy Page Link',
  openPage: 'Open Page',
  loadFailed: 'We couldn’t check whether your map is public.',
  saveFailed: 'Your choice wasn’t saved. Please try again.',
  loading: 'Loading map',
  failed: 'This map could not be loaded.',
  titleOf: (name: string) => `${name}’s map`,
  title: 'A learner’s map',
  description: 'Completed courses and solved labs, with the credentials that prove them.',
  notFound: 'Map Not Found',
  notFoundHelp: 'This map doesn’t exist or is no longer public.',
  explore: 'Explore Courses and Labs',
})
