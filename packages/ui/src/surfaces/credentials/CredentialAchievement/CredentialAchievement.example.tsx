import { CredentialAchievement } from '@rampart/ui/CredentialAchievement'

export function Example() {
  return (
    <CredentialAchievement
      criteria="Completed every lesson of the course and passed each of its quizzes."
      skills={['Build small images', 'Find out why a container does not start']}
      facts={['6 lessons', '1 Hr 10 Mins']}
      link={{ href: '/course/container-fundamentals', label: 'See the course' }}
    />
  )
}
