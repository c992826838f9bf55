import { FormField } from '@rampart/ui/FormField'
import { useState } from 'react'

/** A control that the package does not have, with label, hint and error as all others have them. */
export function Example() {
  const [color, setColor] = useState('#22c55e')
  return (
    <FormField label="Accent" name="accent" hint="Of buttons and links.">
      {(attributes) => (
        <input
          {...attributes}
          type="color"
          value={color}
          onChange={(event) => setColor(event.currentTarget.value)}
        />
      )}
    </FormField>
  )
}
