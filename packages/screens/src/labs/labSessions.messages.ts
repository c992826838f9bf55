import { labFailureSentences } from '@rampart/contract/errors/labFailures'
import { defineMessages, plural } from '@rampart/ui/Language'

/** Texts of the list of sessions, and of a session's page. */
export const labSessionMessages = defineMessages('labSessions', {
  title: 'Lab Sessions',
  list: 'Lab sessions',
  loading: 'Loading lab sessions',
  loadFailed: 'Failed to load lab sessions',
  stale: 'The server cannot be reached. You’re seeing the last known state; we’ll keep trying.',
  active: (count: number) => `Active (${count})`,
  noneActive: 'No Active Sessions',
  noneActiveHelp: 'Labs you launch appear here while they run.',
  /** On buttons; the lab's title is read out after it. */
  view: 'View',
  end: 'End',
  retry: 'Retry',
  history: (count: number) => `History (${count})`,
  status: 'Status',
  filters: {
    all: 'All Sessions',
    completed: 'Completed',
    failed: 'Failed',
    expired: 'Expired',
    abandoned: 'Abandoned',
  },
  found: (count: number) => plural(count, { one: '# session', other: '# sessions' }),
  noneFound: 'No Sessions Found',
  noneEnded: 'Labs you have ended will appear here.',
  noneLikeThis: 'None of your sessions ended like this.',
  showMore: 'Show more',
  started: 'Started',
  notYetStarted: 'Not yet',
  queuePlace: 'Place in Queue',
  neverStarted: 'Never',
  endedAt: 'Ended',
  duration: 'Duration',
  minutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
  credits: 'Credits',
  creditsUsed: 'Credits Used',
  labUrl: 'Lab URL',
  credentials: 'Credentials',
  credentialNames: (names: readonly string[]) => names.join(', '),
  loadingCredits: 'Loading credits',
  creditsFailed: 'Your credits could not be loaded.',
  creditHistory: 'Credit history',
  getCredits: 'Get credits',
  /**
   * The purpose of a line of the ledger: a lab's title and a duration as words, '1 hour'; a note
   * may be empty.
   */
  ledger: {
    started: (lab: string, duration: string) => `Started ${lab} (${duration})`,
    /** For a line from before durations were recorded. */
    hold: (note: string) => (note ? `Set aside for ${note}` : 'Set aside'),
    extension: (lab: string, duration: string) => `Extended ${lab} by ${duration}`,
    unused: (lab: string) => `Unused time of ${lab}`,
    refund: (note: string) => (note ? `Given back for ${note}` : 'Given back'),
    grant: (note: string) => (note ? `Granted: ${note}` : 'Granted'),
    monthly: (): string => 'Monthly credits',
  },
  loadingSession: 'Loading lab session',
  sessionFailed: 'Failed to load session data',
  sessionNotFound: 'Session not found',
  backToList: 'Back to Lab Sessions',
  viewAll: 'View All Sessions',
  loadingGuide: 'Loading guide',
  guideFailed: 'The guide could not be loaded.',
  openTerminal: 'Open Terminal',
  showSecrets: 'Show secrets in commands',
  hideSecrets: 'Hide secrets in commands',
  launchAgain: 'Launch Again',
  /** Read out. */
  lessThanLeft: (minutes: number, lab: string) => `Less than ${minutes} minutes left in ${lab}.`,
  /** In the page's title, where few words are visible. */
  underLeft: (minutes: number) => `Under ${minutes} min left`,
  starting: (lab: string) => `${lab} is starting.`,
  running: (lab: string) => `${lab} is running.`,
  endings: {
    completed: 'You have ended this session. Its environment is gone.',
    failed: 'This session failed.',
    expired: 'This session ran out of time. Its environment is gone.',
    abandoned: 'This session was ended before it began. Its credits were given back.',
  },
  /** Why it failed. */
  failures: labFailureSentences,
  /**
   * For a session that its learner ended, with the credits of its unused half-hours, at least 1.
   */
  endedFaster: (back: number) =>
    plural(back, {
      one: 'You have ended this session. Its environment is gone. You were faster: # credit back.',
      other:
        'You have ended this session. Its environment is gone. You were faster: # credits back.',
    }),
  /** For a lab that stopped and was not refunded in full; with the credits that were given back. */
  stoppedOften: (back: number) =>
    plural(back, {
      one: 'Your labs have stopped more than three times in thirty days, so only the half-hours that had not begun were refunded: # credit back.',
      other:
        'Your labs have stopped more than three times in thirty days, so only the half-hours that had not begun were refunded: # credits back.',
    }),
})
