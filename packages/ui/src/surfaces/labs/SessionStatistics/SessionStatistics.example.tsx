import { SessionStatistics } from '@rampart/ui/SessionStatistics'

export function Example() {
  return <SessionStatistics solved={9} completed={12} failed={1} />
}
