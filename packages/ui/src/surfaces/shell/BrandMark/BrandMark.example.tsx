import { BrandMark } from '@rampart/ui/BrandMark'

export function Example() {
  return <BrandMark name="Rampart" href="/" />
}
