import { StepList } from '@rampart/ui/StepList'

export function Example() {
  return (
    <StepList
      steps={[
        { title: 'Choose a lab', text: 'Each says what it needs and how long it takes.' },
        { title: 'Start it', text: 'Your environment is ready in two minutes.' },
      ]}
    />
  )
}
