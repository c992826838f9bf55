import { LabSessionCard } from '@rampart/ui/LabSessionCard'
import { LinkButton } from '@rampart/ui/LinkButton'
import { RemainingTimeChip } from '@rampart/ui/RemainingTimeChip'

export function Example() {
  return (
    <LabSessionCard
      title="Forge a JSON Web Token"
      domain="Cybersecurity"
      level="intermediate"
      status="active"
      facts={[
        { label: 'Started', value: 'Today, 10:20' },
        { label: 'Credits', value: '2' },
      ]}
      time={<RemainingTimeChip label="Time left" seconds={2400} />}
      actions={<LinkButton href="/lab-sessions/7">View session</LinkButton>}
    />
  )
}
