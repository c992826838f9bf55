import {
  completedCourses,
  learnerMap,
  nextSteps,
  ongoingCourses,
} from '@rampart/contract/calls/learning'
import type { LearningAdapter } from '@rampart/screens/adapters/adapters.ts'
import { mapPageAdapter } from './mapPages.ts'
import type { MakeCall } from './request.ts'

/** The learner's courses and map. */
export const learningAdapter = (request: MakeCall): LearningAdapter => ({
  ongoing: async () => (await request(ongoingCourses)).data,
  completed: async () => (await request(completedCourses)).data,
  next: async (slug) => (await request(nextSteps, { params: { slug } })).data,
  map: async () => (await request(learnerMap)).data,
  ...mapPageAdapter(request),
})
