import { SessionDetails } from '@rampart/ui/SessionDetails'

export function Example() {
  return <SessionDetails started="Today, 10:20" minutes={60} credits={2} progress={40} />
}
