import { CodeBlock } from '@rampart/ui/CodeBlock'

export function Example() {
  return <CodeBlock title="bash" code="aws ec2 describe-vpcs --output table" />
}
