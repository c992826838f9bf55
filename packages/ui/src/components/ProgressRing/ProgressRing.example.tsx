import { ProgressRing } from '@rampart/ui/ProgressRing'

export function Example() {
  return <ProgressRing label="Quiz score" value={82} tone="success" />
}
