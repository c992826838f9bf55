import { globSync, readFileSync } from 'node:fs'

/** Width of a line, in characters; oxfmt limits code to it and does not change comments. */
const width = 100

/**
 * A line of a comment, or one that ends in a comment, unless it is a tool's directive, which must
 * stay on one line.
 */
const comment = /(?:^\s*(?:\/\/|\{?\/\*|\*)|\s\/\/(?= ))(?! ?oxlint-)/

const files = globSync(
  ['*.ts', '{.storybook,apps,content,deploy,e2e,packages,scripts}/**/*.{ts,tsx,js,mjs,cjs}'],
  {
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.turbo|public)(?:\/|$)/.test(path),
  },
)

const tooWide = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      line.length > width && comment.test(line) ? `${file}:${index + 1}` : [],
    ),
)
if (tooWide.length > 0) {
  console.error(`Comments wider than ${width} characters:\n${tooWide.join('\n')}`)
  process.exit(1)
}
