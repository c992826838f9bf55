import { ParticipantCard } from '@rampart/ui/ParticipantCard'

export function Example() {
  return <ParticipantCard name="Pat Participant" email="pat@example.org" country="France" />
}
