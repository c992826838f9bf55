import { Spinner } from '@rampart/ui/Spinner'

export function Example() {
  return <Spinner label="Loading results" />
}
