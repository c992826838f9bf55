import type { MyLearningLinks } from '@rampart/screens/mylearning/MyLearningLayout.tsx'
import { paths } from '../paths.ts'

export const myLearningLinks: MyLearningLinks = {
  ongoing: paths.myLearning,
  completed: paths.myLearningCompleted,
  credentials: paths.credentials,
  explore: paths.courses,
}
