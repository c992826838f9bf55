import { paths } from '@rampart/contract/rules/sitePaths'
import type { MyLearningLinks } from '@rampart/screens/mylearning/MyLearningLayout.tsx'

export const myLearningLinks: MyLearningLinks = {
  ongoing: paths.myLearning,
  completed: paths.myLearningCompleted,
  credentials: paths.credentials,
  explore: paths.courses,
}
