import type { CredentialSource } from '@rampart/contract/entities/certificate'
import { defineMessages } from '@rampart/ui/Language'

/** What was done to earn it, and the link to do the same. */
const sources: Readonly<Record<CredentialSource, { criteria: string; link: string }>> = {
  course: {
    criteria: 'Completed every lesson of the course and passed each of its quizzes.',
    link: 'See the course',
  },
  bootcamp: {
    criteria: 'Took part in the bootcamp and handed in work that a reviewer approved.',
    link: 'See the bootcamp',
  },
  track: {
    criteria: 'Solved every hands-on lab of this domain and level.',
    link: 'See the labs',
  },
}

export const achievementMessages = defineMessages('achievement', {
  sources,
  lessons: (count: number) => `${count} lesson${count === 1 ? '' : 's'}`,
})
