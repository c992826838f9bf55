import { MissionPanel } from '@rampart/ui/MissionPanel'

export function Example() {
  return (
    <MissionPanel
      checks={[
        { id: 'list', name: 'Strangers cannot list the bucket', state: 'solved', time: '2:14' },
        { id: 'files', name: 'Strangers cannot read the backups', state: 'open' },
        { id: 'pictures', name: 'The pictures still load', state: 'holding' },
      ]}
    />
  )
}
