import { MapLights } from '@rampart/ui/MapLights'
import { NightMap } from '@rampart/ui/NightMap'

export function Example() {
  return (
    <div style={{ position: 'relative', height: 240, background: '#0a1e28' }}>
      <NightMap imageUrl="/art/night-map.svg">
        <MapLights
          marks={[
            { kind: 'course', slug: 'git-basics', domain: 'devops', state: 'lit' },
            { kind: 'lab', slug: 'jwt-forgery', domain: 'cybersecurity', state: 'lit' },
            { kind: 'course', slug: 'linux', domain: 'cloud engineering', state: 'running' },
          ]}
        />
      </NightMap>
    </div>
  )
}
