import { Stepper } from '@rampart/ui/Stepper'

export function Example() {
  return (
    <Stepper
      label="Application"
      currentId="work"
      steps={[
        { id: 'you', label: 'About you', href: '#you' },
        { id: 'work', label: 'Your work' },
        { id: 'send', label: 'Send' },
      ]}
    />
  )
}
