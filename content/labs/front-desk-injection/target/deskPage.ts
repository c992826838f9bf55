import { escapeHtml, page } from '../../../lab-kit/page.ts'

/** Who has signed in, in the words of the database. */
export interface Person {
  readonly name: string
  readonly role: string
}

const style = `h1 { color: light-dark(#1f4d3a, #a8d5c0) }
form p { display: grid; gap: 0.25rem; max-width: 18rem }
label { display: grid }
input, button { padding: 0.45rem 0.7rem; font: inherit }
button { border: 0; border-radius: 0.3rem; background: #1f4d3a; color: #fff }
`

const forStaff = ({ name, role }: Person) => `<p>Good day, ${escapeHtml(name)} (${escapeHtml(role)}).</p>
<form action="/guests"><p><label>Guest <input name="name"></label> <button>Search</button></p></form>
<form action="/rooms"><p><label>Floor <input name="floor" size="3"></label> <button>Show rooms</button></p></form>`

const forStrangers = `<p>Front desk. Staff only beyond this point.</p>
<form action="/login" method="post">
<p><label>User name <input name="username" autocomplete="off"></label></p>
<p><label>Password <input name="password" type="password" autocomplete="off"></label></p>
<p><button>Sign in</button></p>
</form>
<footer>Looking for a guest with an apostrophe? Please leave it out.</footer>`

export const deskPage = (person: Person | undefined): string => page('The Fernhill Hotel', person ? forStaff(person) : forStrangers, style)
