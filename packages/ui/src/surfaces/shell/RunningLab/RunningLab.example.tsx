import { RunningLab } from '@rampart/ui/RunningLab'

export function Example() {
  return (
    <RunningLab
      lab="Forge a JSON Web Token"
      time={{ label: '49:10', seconds: 2950 }}
      href="/lab/jwt-forgery/session/1"
    />
  )
}
