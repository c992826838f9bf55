import { VideoPreview } from '@rampart/ui/VideoPreview'

export function Example() {
  return (
    <VideoPreview
      title="Zero Trust Foundations"
      imageUrl="/pictures/zero-trust.webp"
      videoUrl="https://player.example/embed/zero-trust"
    />
  )
}
