import { Form } from './Form'

export default function Page() {
  return (
    <main>
      <Form />
    </main>
  )
}
