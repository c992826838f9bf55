import { TaskStatusPanel } from '@rampart/ui/TaskStatusPanel'

export function Example() {
  return (
    <TaskStatusPanel status="incomplete" comment="The diagram shows no gateway. Please add it." />
  )
}
