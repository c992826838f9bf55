import { BootcampSidePanel } from '@rampart/ui/BootcampSidePanel'

export function Example() {
  return (
    <BootcampSidePanel
      status="open"
      facts={[
        { label: 'Duration', value: '6 weeks' },
        { label: 'Start', value: 'March 9, 2026' },
      ]}
      applyHref="/bootcamps/aws-cloud/apply"
      brochure={{ href: '/bootcamps/aws-cloud.pdf', name: 'aws-cloud.pdf' }}
      onSubmitTasks={() => location.assign('/bootcamps/aws-cloud/task')}
    />
  )
}
