import { defineMessages, plural } from '@rampart/ui/Language'

const credits = (count: number) => plural(count, { one: '# credit', other: '# credits' })

/** Texts of a lab's page, and of starting, extending and ending a session on any page. */
export const labMessages = defineMessages('labs', {
  loading: 'Loading lab',
  loadFailed: 'Something went wrong. Please try again.',
  notFound: 'No lab found',
  notFoundHelp:
    "We couldn't find a lab matching your request. Please check the URL or try browsing available labs.",
  browse: 'Browse Labs',
  launch: 'Launch Lab',
  launchFailed: 'Failed to start lab session',
  details: 'Lab Details',
  domain: 'Domain',
  ownEnvironment: 'Your own environment, deleted when its time runs out or when you end it.',
  ownTerminal: 'A terminal for the commands opens in your browser: there is nothing to install.',
  requirements: 'Requirements',
  guide: 'Guide',
  credits,
  /** Free credits, at least 1. */
  monthly: (count: number) => `You get ${credits(count)} each month.`,
  /** Durations are words: '1 hour'. */
  shortfall: (cost: number, duration: string, balance: number) =>
    `You need ${credits(cost)} for ${duration}; you have ${balance}.`,
  /** For a duration that the learner's setting makes longer. */
  withSetting: (duration: string) => `${duration} with your setting`,
  extend: 'Extend',
  extendFrom: (cost: number, duration: string) => `From ${credits(cost)} for ${duration}`,
  extendShortfall: (cost: number, duration: string, balance: number) =>
    `Extending costs at least ${credits(cost)} for ${duration}; you have ${balance}.`,
  extendOver: (longest: string) => `This lab runs for ${longest} at most.`,
  extended: (duration: string) => `Lab session extended by ${duration}.`,
  extendFailed: 'Failed to extend session',
  end: 'End Lab Session',
  ending: 'Ending...',
  endGivesBack: (cost: number) =>
    `It has not begun, so ${credits(cost)} will be given back to you.`,
  endDeletes: 'The environment and everything you did in it are deleted immediately.',
  /** Credits of unused half-hours, at least 1. */
  comesBack: (count: number) =>
    plural(count, { one: '# credit comes back.', other: '# credits come back.' }),
  timeOver: 'Expired',
  mission: 'Mission',
  hintFailed: 'The hint could not be opened. Please try again.',
  solved: 'Solved',
  /** How many checks of a mission are solved. */
  checks: (solved: number, all: number) => `${solved} of ${all} checks`,
  solvedIn: (all: number, minutes: number) => `Solved ${all} of ${all} in ${minutes} min`,
  /** On the lab's page, about the learner's own sessions. */
  bestSolved: (all: number, minutes: number) =>
    `You solved this lab: ${all} of ${all} checks in ${minutes} min.`,
  bestChecks: (solved: number, all: number) => `Your best so far: ${solved} of ${all} checks.`,
  /** With the credits of unused half-hours, if any. */
  ended: (back: number) =>
    back === 0
      ? 'Lab session ended.'
      : `Lab session ended. You were faster: ${credits(back)} back.`,
  endFailed: 'Failed to end session',
})
