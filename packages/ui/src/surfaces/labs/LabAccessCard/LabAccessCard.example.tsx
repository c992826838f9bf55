import { LabAccessCard } from '@rampart/ui/LabAccessCard'

export function Example() {
  return (
    <LabAccessCard
      url="https://lab-7.example"
      credentials={[
        { name: 'User', value: 'learner', isSecret: false },
        { name: 'Password', value: 'correct horse', isSecret: true },
      ]}
      onCopy={(text) => navigator.clipboard.writeText(text)}
    />
  )
}
