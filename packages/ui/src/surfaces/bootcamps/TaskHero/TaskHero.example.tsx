import { TaskHero } from '@rampart/ui/TaskHero'

export function Example() {
  return <TaskHero title="AWS Cloud Bootcamp" backHref="/bootcamps/aws-cloud" />
}
