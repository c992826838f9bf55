/** A page without components, to compare scripts with. */
export default function Page() {
  return <main>Nothing of the package.</main>
}
