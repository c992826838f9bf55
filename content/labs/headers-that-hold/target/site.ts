import { escapeHtml } from '../../../lab-kit/page.ts'

const boats = [
  { slug: 'gannet', name: 'The Gannet', trip: 'Around the lighthouse, one hour', price: 12, sea: '#2b7a9b' },
  { slug: 'razorbill', name: 'The Razorbill', trip: 'Seal bank and back, two hours', price: 19, sea: '#256a5c' },
  { slug: 'old-fulmar', name: 'Old Fulmar', trip: 'To the puffin island, half a day', price: 34, sea: '#4a4f8a' },
] as const

export const styleSheet = `:root { color-scheme: light dark; --sea: light-dark(#12506b, #9fd3ea) }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem; font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
h1 a { color: var(--sea); text-decoration: none }
h2 { margin-block: 0.5rem 0; font-size: 1.2rem }
input, button { padding: 0.4rem 0.7rem; font: inherit }
button { border: 0; border-radius: 0.3rem; background: #12506b; color: #fff }
.boats form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: baseline }
.boats input { inline-size: 4rem }
img { max-width: 100%; height: auto; border-radius: 0.6rem }
.boats { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); gap: 1.5rem; padding: 0; list-style: none }
footer { margin-block-start: 3rem; opacity: 0.75 }
`

export const scriptFile = `for (const form of document.querySelectorAll('form[data-price]')) {
  const show = () => { form.querySelector('output').textContent = '£' + form.seats.value * form.dataset.price }
  form.addEventListener('input', show)
  show()
}
`

export const pictureOf = (slug: string): string | undefined => {
  const boat = boats.find((each) => each.slug === slug)
  return (
    boat &&
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 150" width="240"><rect width="240" height="150" fill="#f3e9d2"/><path d="M0 100h240v50H0z" fill="${boat.sea}"/>
<path d="M60 92h120l-18 30H82z" fill="#c8452d"/><path d="M118 24v64M122 28l46 58h-46z" fill="#fff" stroke="#333" stroke-width="3"/></svg>
`
  )
}

/** Puffin Tickets as its team left it: pages, and one inline script that all of them share. */
export function createSite(berth: string) {
  const script = `document.getElementById('berth').textContent = 'Boarding at berth ${berth}, ' + (new Date().getHours() < 12 ? 'morning' : 'afternoon') + ' tide.'`

  const shell = (title: string, main: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/style.css">
<script src="/shop.js" defer></script>
</head>
<body>
<h1><a href="/">Puffin Tickets</a></h1>
<form action="/search"><label>Find a boat <input name="q"></label> <button>Search</button></form>
<main>
${main}
</main>
<footer id="berth">Boarding at the harbor.</footer>
<script>${script}</script>
</body>
</html>
`
  const list = (found: readonly (typeof boats)[number][]) =>
    `<ul class="boats">${found
      .map(
        ({ slug, name, trip, price }) => `<li><img src="/boats/${slug}.svg" alt="" width="240" height="150"><h2>${name}</h2><p>${trip}, £${price}</p>
<form action="/book" method="post" data-price="${price}"><input type="hidden" name="boat" value="${slug}">
<label>Seats <input name="seats" type="number" min="1" max="8" value="1"></label> <output></output> <button>Book</button></form></li>`,
      )
      .join('\n')}</ul>`

  return {
    script,
    home: () => shell('Puffin Tickets', `<p>Seats on boats, from a bird that knows the water.</p>\n${list(boats)}`),
    search: (words: string) => {
      const found = boats.filter(({ name, trip }) => `${name} ${trip}`.toLowerCase().includes(words.toLowerCase()))
      // The mistake of this lab: what a visitor typed goes into the page as it is.
      return shell('Search', `<p>You searched for: ${words}</p>\n${found.length > 0 ? list(found) : '<p>No boat sails by that name.</p>'}`)
    },
    /** The page after a booking, or nothing where that cannot be booked. */
    booked: (slug: string, seats: string) => {
      const boat = boats.find((each) => each.slug === slug)
      if (!boat || !/^[1-8]$/.test(seats)) return undefined
      return shell('Booked', `<h2>See you on board</h2><p>${seats} on ${boat.name}, £${boat.price * Number(seats)}. Pay at the pier.</p>`)
    },
    missing: () => shell('Lost at sea', '<h2>Lost at sea</h2><p>There is no such page. <a href="/">Back to the harbor</a></p>'),
  }
}
