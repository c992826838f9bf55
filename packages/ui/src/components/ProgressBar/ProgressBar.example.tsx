import { ProgressBar } from '@rampart/ui/ProgressBar'

export function Example() {
  return <ProgressBar label="Course progress" value={40} />
}
