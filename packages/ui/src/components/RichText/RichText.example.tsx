import { RichText } from '@rampart/ui/RichText'

const guide =
  '<h2>Sign in</h2><p>Open a terminal and run:</p><pre><code>aws sts get-caller-identity</code></pre>'

/** The HTML comes from your own server, which has made it safe. */
export function Example() {
  return <RichText html={guide} onCopy={(text) => navigator.clipboard.writeText(text)} />
}
