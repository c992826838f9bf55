import type { TaskFile, TaskFileKind } from '@rampart/contract/entities/bootcampTask'
import { checkUpload } from '@rampart/contract/rules/uploadRules'
import type { FileSlotState } from '@rampart/ui/FileSlot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { statusOf } from '../adapters/errors.ts'
import { isClosed, uploadErrorText, useTaskWords } from './taskErrors.ts'
import { asParticipant, patchTask, reloadTask } from './taskQuery.ts'

interface TaskFileOptions {
  slug: string
  kind: TaskFileKind
  /** The file that the server has. */
  stored: TaskFile | null
  /** Called with the server's words if the task cannot be changed any more. */
  onClosed: (message: string) => void
}

/**
 * One of the task's files. After a failed or canceled upload the server still has what it had
 * before: nothing, or the earlier file (specification §4, §8).
 */
export function useTaskFile({ slug, kind, stored, onClosed }: TaskFileOptions) {
  const { bootcamp } = useAdapters()
  const queries = useQueryClient()
  const words = useTaskWords()
  const { messages, problems, textOf } = words
  const [percent, setPercent] = useState(0)
  /**
   * Stored with the file of that time: if the server has another file since, the words are out of
   * date, as only the response was lost.
   */
  const [problem, setProblem] = useState<{ text: string; beside: string | undefined } | null>(null)
  const underWay = useRef<AbortController>(null)
  const setError = (text: string) => setProblem({ text, beside: stored?.uploadedAt })

  const fail = (failure: unknown, text: string) => {
    if (isClosed(failure)) onClosed(textOf(failure) ?? text)
    else setError(text)
    // Reading the task without a valid token would close the page and hide the words that say what
    // to do.
    if (statusOf(failure) !== 401) void reloadTask(queries, slug)
  }
  const upload = useMutation({
    meta: asParticipant,
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) =>
      bootcamp.upload(kind, file, { onProgress: setPercent, signal }),
    onSuccess: (file) => patchTask(queries, slug, { [kind]: { file } }),
    onError: (failure, { signal }) => {
      if (signal.aborted) void reloadTask(queries, slug)
      else fail(failure, uploadErrorText(failure, words))
    },
  })
  const removal = useMutation({
    meta: asParticipant,
    mutationFn: () => bootcamp.removeFile(kind),
    onSuccess: () => patchTask(queries, slug, { [kind]: { file: null } }),
    onError: (failure) => fail(failure, messages.removalFailed),
  })
  const isBusy = upload.isPending || removal.isPending

  return {
    state: stateOf(
      upload.isPending ? { name: upload.variables.file.name, percent } : null,
      stored,
      removal.isPending,
    ),
    error: problem && problem.beside === stored?.uploadedAt ? problem.text : undefined,
    /** The words about an earlier try would hide those about the missing file. */
    clearError: () => setProblem(null),
    isUploading: upload.isPending,
    isBusy,
    onChoose: (file: File) => {
      if (isBusy) return
      const refusal = checkUpload(file)
      if (refusal) return setError(problems[refusal])
      setProblem(null)
      setPercent(0)
      underWay.current = new AbortController()
      upload.mutate({ file, signal: underWay.current.signal })
    },
    onCancel: () => underWay.current?.abort(),
    onRemove: () => {
      if (isBusy) return
      setProblem(null)
      removal.mutate()
    },
  }
}

function stateOf(
  uploading: { name: string; percent: number } | null,
  stored: TaskFile | null,
  isRemoving: boolean,
): FileSlotState {
  if (uploading) return { phase: 'uploading', ...uploading }
  if (!stored) return { phase: 'none' }
  return { phase: isRemoving ? 'removing' : 'uploaded', name: stored.name, size: stored.size }
}
