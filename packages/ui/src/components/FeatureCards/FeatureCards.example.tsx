import { FeatureCards } from '@rampart/ui/FeatureCards'
import { Award, Users } from 'lucide-react'

export function Example() {
  return (
    <FeatureCards
      title="What you get"
      features={[
        {
          icon: <Users />,
          title: 'Mentors',
          text: 'An hour a week with someone who does the work.',
        },
        { icon: <Award />, title: 'Certificate', text: 'Signed, with an address of its own.' },
      ]}
    />
  )
}
