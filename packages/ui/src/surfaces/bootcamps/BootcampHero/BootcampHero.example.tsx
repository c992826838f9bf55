import { BootcampHero } from '@rampart/ui/BootcampHero'

export function Example() {
  return (
    <BootcampHero
      title="AWS Cloud Bootcamp"
      description="Build, secure and run a small service on AWS, with a mentor."
      backHref="/bootcamps"
      imageUrl="/bootcamps/aws-cloud.webp"
      level={{ from: 'beginner', to: 'intermediate' }}
      duration="6 weeks"
      startInfo="March 9, 2026"
    />
  )
}
