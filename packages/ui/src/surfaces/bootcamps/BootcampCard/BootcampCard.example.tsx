import { BootcampCard } from '@rampart/ui/BootcampCard'

export function Example() {
  return (
    <BootcampCard
      title="AWS Cloud Bootcamp"
      description="Build, secure and run a small service on AWS, with a mentor."
      href="/bootcamps/aws-cloud"
      imageUrl="/bootcamps/aws-cloud.webp"
      level={{ from: 'beginner', to: 'intermediate' }}
      duration="6 weeks"
      startInfo="March 9, 2026"
      status="open"
    />
  )
}
