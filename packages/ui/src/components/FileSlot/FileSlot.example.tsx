import { FileSlot } from '@rampart/ui/FileSlot'
import type { FileSlotState } from '@rampart/ui/FileSlot'
import { useRef, useState } from 'react'

export function Example() {
  const [state, setState] = useState<FileSlotState>({ phase: 'none' })
  const request = useRef<XMLHttpRequest>(null)

  function upload(file: File) {
    const { name, size } = file
    const sending = new XMLHttpRequest()
    sending.upload.addEventListener('progress', ({ loaded, total }) =>
      setState({ phase: 'uploading', name, percent: (100 * loaded) / total }),
    )
    sending.addEventListener('load', () => setState({ phase: 'uploaded', name, size }))
    sending.addEventListener('error', () => setState({ phase: 'none' }))
    sending.open('PUT', '/files/resume')
    sending.send(file)
    request.current = sending
    setState({ phase: 'uploading', name, percent: 0 })
  }

  function cancel() {
    request.current?.abort()
    setState({ phase: 'none' })
  }

  return (
    <FileSlot
      label="Resume"
      accept=".pdf,.docx"
      formats="PDF or DOCX, 10 MB at most"
      state={state}
      onChoose={upload}
      onCancel={cancel}
      onRemove={() => setState({ phase: 'none' })}
    />
  )
}
