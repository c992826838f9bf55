import { Markdown } from '@rampart/ui/Markdown'

export function Example() {
  return <Markdown>{'## Before you start\n\nYou need an **account** and a terminal.'}</Markdown>
}
