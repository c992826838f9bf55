import { TaskSubmitted } from '@rampart/ui/TaskSubmitted'

export function Example() {
  return <TaskSubmitted takesFocus />
}
