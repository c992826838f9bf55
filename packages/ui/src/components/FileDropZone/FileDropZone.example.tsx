import { FileDropZone } from '@rampart/ui/FileDropZone'
import { Text } from '@rampart/ui/Text'
import { useState } from 'react'

export function Example() {
  const [names, setNames] = useState<string[]>([])
  return (
    <>
      <FileDropZone
        label="Drop certificates here"
        hint="PDF, PNG or JSON"
        accept=".pdf,.png,.json"
        isMultiple
        onFiles={(files) => setNames(files.map(({ name }) => name))}
      />
      <Text>{names.join(', ')}</Text>
    </>
  )
}
