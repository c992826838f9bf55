/**
 * How a screen's call can end: with a good response; with a failure in the words of its code, or
 * without a connection to the server; with a late response; with a response that the contract does
 * not know. Texts: specification §8. apps/site/server/httpAdapters.test.ts tests each call on its
 * own.
 */
export const outcomes = ['success', 'failure', 'slow', 'malformed'] as const

/** One of {@link outcomes}. */
export type Outcome = (typeof outcomes)[number]

/** As in a story's address: 'site-course--invitation'. */
export type StoryId = `${string}--${string}`

/** The stories of a screen; late and unreadable responses have pages of their own. */
const of = (
  own: `${'pages' | 'forms'}--${string}`,
  success: StoryId,
  failure: StoryId,
): Record<Outcome, StoryId> => ({
  success,
  failure,
  slow: `site-calls-${own}-slow`,
  malformed: `site-calls-${own}-malformed`,
})

/**
 * For each screen that calls the API, the stories of how the call can end, over HTTP and the site's
 * own adapters.
 */
export const screens: Readonly<Record<string, Record<Outcome, StoryId>>> = {
  Explore: of('pages--explore', 'site-explore--loaded', 'site-explore--failure'),
  Course: of('pages--course', 'site-course--signed-in', 'site-course--invitation-refused'),
  Lesson: of('pages--lesson', 'site-lesson--video', 'site-lesson--server-failure'),
  Quiz: of('forms--quiz', 'site-quiz--fail-retry-pass-continue', 'site-quiz--submit-refused'),
  'Course completed': of(
    'pages--completed',
    'site-course-completed--certificate',
    'site-course-completed--certificate-fails',
  ),
  'My Learning': of('pages--my-learning', 'site-my-learning--tabs', 'site-my-learning--failure'),
  'Public map': of(
    'pages--public-map',
    'site-public-map--loaded',
    'site-public-map--loading-fails',
  ),
  Lab: of('pages--lab', 'site-labs--signed-out', 'site-labs--load-failure'),
  'Lab session': of(
    'pages--lab-session',
    'site-labs--whole-session',
    'site-labs--session-load-failure',
  ),
  'Lab sessions': of(
    'pages--lab-sessions',
    'site-labs--end-from-lab-page',
    'site-labs--list-load-failure',
  ),
  'Certificate and badge': of(
    'pages--certificate',
    'site-credentials--verify-to-certificate',
    'site-credentials--certificate-failure',
  ),
  'Sign in': of('forms--sign-in', 'site-sign-in--success', 'site-sign-in--wrong-password'),
  'Sign in, second factor': of(
    'forms--second-factor',
    'site-sign-in--second-factor',
    'site-sign-in--wrong-second-factor',
  ),
  'Sign up': of('pages--sign-up', 'site-sign-up--success', 'site-sign-up--invitation'),
  'Forgot password': of(
    'forms--forgot-password',
    'site-forgot-password--success',
    'site-forgot-password--wrong-code',
  ),
  Profile: of('pages--profile', 'site-profile--next-token', 'site-profile--not-saved'),
  Security: of(
    'forms--authenticator-app',
    'site-profile--authenticator-app',
    'site-profile--authenticator-app-refused',
  ),
  'Security, passkeys': of(
    'forms--passkey',
    'site-sign-in--passkey',
    'site-profile--passkey-refused',
  ),
  Bootcamps: of(
    'forms--access-link',
    'site-bootcamps--access-link-sent',
    'site-bootcamps--server-failure',
  ),
  'Bootcamp task': of(
    'pages--bootcamp-task',
    'site-bootcamp-task--whole-task',
    'site-bootcamp-task--refused-by-server',
  ),
}
