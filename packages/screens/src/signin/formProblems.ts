/** What is wrong with a form, by the names of its fields, in their order. */
export type FormProblems<Field extends string = string> = Partial<Record<Field, string>>

/** The given problems without fields that are right. */
export function problemsOf<Field extends string>(
  found: Record<Field, string | null>,
): FormProblems<Field> {
  return Object.fromEntries(
    Object.entries(found).filter(([, problem]) => problem !== null),
  ) as FormProblems<Field>
}

/** Moves focus to the first field with a problem. Returns whether there is one. */
export function focusFirstProblem(form: HTMLFormElement, problems: FormProblems): boolean {
  const [first] = Object.keys(problems)
  if (first === undefined) return false
  const field = form.elements.namedItem(first)
  if (field instanceof HTMLElement) field.focus()
  return true
}
