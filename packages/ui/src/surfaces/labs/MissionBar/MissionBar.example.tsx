import { MissionBar } from '@rampart/ui/MissionBar'
import { MissionPanel } from '@rampart/ui/MissionPanel'

export function Example() {
  return (
    <>
      <MissionPanel
        id="mission"
        checks={[{ id: 'list', name: 'Strangers cannot list the bucket', state: 'open' }]}
      />
      <p>The guide, longer than the screen.</p>
      <MissionBar solved={0} all={1} panelId="mission" />
    </>
  )
}
