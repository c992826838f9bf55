/**
 * Addresses for every route of the site, by the names in its table; the test itself opens those
 * that begin with an action of a learner.
 */
export const publicAddresses: Readonly<Record<string, readonly string[]>> = {
  '/': ['/', '/?type=lab&level=beginner'],
  '/search': ['/search', '/search?q=linux', '/search?q=zzzzzzzz'],
  '/signin': ['/signin'],
  '/forgot-password': ['/forgot-password'],
  '/signup': ['/signup'],
  '/verify-cert': ['/verify-cert'],
  '/cert/view/:credentialId': ['/cert/view/CSN-DEMO000001', '/cert/view/CSN-DEMO000003'],
  '/badge/view/:credentialId': ['/badge/view/BDG-DEMO000001'],
  '/course/:courseSlug': ['/course/linux-for-cloud'],
  '/lab/:labPath': ['/lab/jwt-forgery'],
  '/bootcamps': ['/bootcamps'],
  '/bootcamps/:slug': ['/bootcamps/aws'],
  // Without a link: Access Denied.
  '/bootcamps/:slug/task': ['/bootcamps/aws/task'],
  '/opening-notice': ['/opening-notice'],
  '/help': ['/help'],
  '/accessibility': ['/accessibility'],
  '/privacy': ['/privacy'],
  '/terms': ['/terms'],
}

/** Those that show a learner's own data, with the demo's Dana. */
export const ownAddresses: Readonly<Record<string, readonly string[]>> = {
  '/course/:courseSlug/completed': ['/course/incident-response-101/completed'],
  '/lab-sessions': ['/lab-sessions', '/lab-sessions?tab=history'],
  '/my-learning': ['/my-learning'],
  '/my-learning/completed': ['/my-learning/completed'],
  '/my-learning/credentials': ['/my-learning/credentials'],
  '/profile': ['/profile', '/profile?tab=password'],
}

/** Those whose address is known only after something was begun. */
export const begunAddresses = [
  '/map/:mapId',
  '/course/:courseSlug/lesson/:lessonId',
  '/lab/:labPath/session/:sessionId',
]

/** The response is 404, which the console reports. */
export const noSuchPage = '/no/such/page'
