import { arabic } from '@rampart/ui/arabic'
import { Language } from '@rampart/ui/Language'
import { PasswordField } from '@rampart/ui/PasswordField'

/** `lang="ar"` and `dir="rtl"` are on the document as well. */
export function Example() {
  return (
    <Language locale="ar" messages={arabic}>
      <PasswordField label="كلمة المرور" name="password" autoComplete="current-password" />
    </Language>
  )
}
