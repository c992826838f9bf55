/**
 * The cards' code comes later where the catalogue is opened first; elsewhere the two are requested
 * together.
 */
const withCards = async <Module>(page: Promise<Module>): Promise<Module> =>
  (await Promise.all([page, import('@rampart/screens/explore/CatalogueList.tsx')]))[0]

/**
 * The modules of all pages. They load late, as their addresses in the build take more room than the
 * route table, and the page that is opened first names its own (`PageAssets.page`).
 */
export const pages = {
  explore: () => withCards(import('./routes/explore.tsx')),
  search: () => import('./routes/search.tsx'),
  signIn: () => import('./routes/signIn.tsx'),
  forgotPassword: () => import('./routes/forgotPassword.tsx'),
  signUp: () => import('./routes/signUp.tsx'),
  verifyCertificate: () => import('./routes/verifyCertificate.tsx'),
  credential: () => import('./routes/credential.tsx'),
  profile: () => import('./routes/profile.tsx'),
  course: () => import('./routes/course.tsx'),
  lesson: () => import('./routes/lesson.tsx'),
  completed: () => import('./routes/completed.tsx'),
  lab: () => import('./routes/lab.tsx'),
  labSession: () => import('./routes/labSession.tsx'),
  labSessions: () => import('./routes/labSessions.tsx'),
  publicMap: () => import('./routes/publicMap.tsx'),
  bootcamps: () => import('./routes/bootcamps.tsx'),
  bootcamp: () => import('./routes/bootcamp.tsx'),
  bootcampTask: () => import('./routes/bootcampTask.tsx'),
  openingNotice: () => import('./routes/openingNotice.tsx'),
  myLearning: () => import('./routes/myLearning.tsx'),
  myLearningCompleted: () => import('./routes/myLearningCompleted.tsx'),
  myLearningCredentials: () => import('./routes/myLearningCredentials.tsx'),
  sitePage: () => import('./routes/sitePage.tsx'),
  notFound: () => import('./routes/notFound.tsx'),
}
