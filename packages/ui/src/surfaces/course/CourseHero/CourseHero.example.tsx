import { Button } from '@rampart/ui/Button'
import { CourseHero } from '@rampart/ui/CourseHero'
import { VideoPreview } from '@rampart/ui/VideoPreview'

export function Example() {
  return (
    <CourseHero
      title="Zero Trust Foundations"
      description="Trust nothing by its place in the network: identities, devices and what they may do."
      domain="Cybersecurity"
      level="intermediate"
      action={<Button>Access Course</Button>}
      preview={
        <VideoPreview
          title="Zero Trust Foundations"
          imageUrl="/pictures/zero-trust.webp"
          videoUrl="https://player.example/embed/zero-trust"
        />
      }
    />
  )
}
