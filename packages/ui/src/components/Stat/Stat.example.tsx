import { Stat } from '@rampart/ui/Stat'

export function Example() {
  return (
    <Stat
      label="Labs completed"
      value="128"
      change={{ direction: 'up', text: '12 %', tone: 'success' }}
      hint="than last month"
    />
  )
}
