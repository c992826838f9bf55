import { RequirementsList } from '@rampart/ui/RequirementsList'

export function Example() {
  return <RequirementsList items={['A computer with a browser', 'The basics of a shell']} />
}
