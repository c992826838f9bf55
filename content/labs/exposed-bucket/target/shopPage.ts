import { page } from '../../../lab-kit/page.ts'
import { books, coverKey } from './objects.ts'

const style = `h1 { color: light-dark(#12355b, #a9cbee) }
img { max-width: 100%; height: auto; border-radius: 0.4rem }
.shelf { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: 1.75rem; padding: 0; list-style: none }
`

/** The shop's window. Its pictures come from the bucket, as any visitor's browser asks for them. */
export const shopPage = (bucket: string): string =>
  page(
    'Harbor Press',
    `<p>Books that smell of tar and salt, printed on the quay since 1961.</p>
<p><img src="/${bucket}/images/harbor.svg" alt="A small sailing boat in the harbor" width="720" height="160"></p>
<h2>New this season</h2>
<ul class="shelf">
${books
  .map(
    ({ slug, title, author, price }) =>
      `<li><img src="/${bucket}/${coverKey(slug)}" alt="Cover of ${title}" width="240" height="340"><br><b>${title}</b><br>${author}, ${price}</li>`,
  )
  .join('\n')}
</ul>
<footer>Order by post or at the counter, Monday to Saturday.</footer>`,
    style,
  )
