import { expect, it } from 'vitest'
import { toHtml } from './toHtml.ts'

it('keeps to the headings that are under the heading of a page', () => {
  expect(toHtml('# One\n\n### Three\n\n###### Six')).toBe(
    '<h2>One</h2>\n<h3>Three</h3>\n<h4>Six</h4>',
  )
})

it('writes tables, code and lists', () => {
  expect(toHtml('| a | b |\n|---|--:|\n| 1 | 2 |')).toContain('<td>2</td>')
  expect(toHtml('```bash\nls\n```')).toBe('<pre><code class="language-bash">ls\n</code></pre>')
  expect(toHtml('1. one\n2. two')).toContain('<ol>')
})

it.each([
  ['<script>alert(1)</script>', /<script/],
  ['text <img src=x onerror=alert(1)>', /<img/],
  ['<div onclick="alert(1)">\n\nx\n\n</div>', /<div/],
  ['![picture](https://evil.example/pixel.png)', /<img/],
  ['[x](javascript:alert(1))', /javascript/],
  ['[x](JaVaScRiPt:alert(1))', /script:/i],
  ['[x](java\tscript:alert(1))', /<a [^>]*script/i],
  ['[x](&#106;avascript:alert(1))', /<a [^>]*javascript/i],
  ['[x](data:text/html,1)', /data:/],
  ['[x](//evil.example)', /href/],
  ['<javascript:alert(1)>', /href/],
  ['[x](https://a.example "onmouseover=alert(1)")', /onmouseover/],
  ['[x](https://a.example/"onmouseover="alert(1))', /"onmouseover/],
])('lets nothing run in %s', (markdown, unwanted) => {
  expect(toHtml(markdown)).not.toMatch(unwanted)
})

it('keeps addresses of other sites, of this one and of the page', () => {
  expect(toHtml('[x](https://a.example)')).toContain(
    '<a href="https://a.example" rel="noopener noreferrer">',
  )
  expect(toHtml('[x](/explore)')).toContain('<a href="/explore">')
  expect(toHtml('[x](#top)')).toContain('<a href="#top">')
})

it('leaves what only looks like markup in code as it is', () => {
  expect(toHtml('`<h1> href="javascript:x"`')).toBe(
    '<p><code>&lt;h1&gt; href=&quot;javascript:x&quot;</code></p>',
  )
})
