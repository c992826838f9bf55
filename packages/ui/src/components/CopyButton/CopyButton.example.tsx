import { CopyButton } from '@rampart/ui/CopyButton'

export function Example() {
  return (
    <CopyButton
      value="ssh learner@10.0.4.7"
      label="Copy command"
      onCopy={(text) => navigator.clipboard.writeText(text)}
    />
  )
}
