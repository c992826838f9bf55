import { Image } from '@rampart/ui/Image'

export function Example() {
  return <Image src="/bootcamps/cloud.webp" alt="Four people at a whiteboard" ratio="16:9" />
}
