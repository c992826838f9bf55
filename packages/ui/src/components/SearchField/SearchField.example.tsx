import { SearchField } from '@rampart/ui/SearchField'
import { useState } from 'react'

export function Example() {
  const [words, setWords] = useState('')
  return (
    <SearchField
      label="Find a course"
      value={words}
      onChange={setWords}
      onSubmit={(value) => console.log(value)}
    />
  )
}
