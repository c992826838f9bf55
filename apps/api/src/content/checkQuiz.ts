import { label } from './check.ts'
import type { Problems } from './problems.ts'
import { sameText } from './text.ts'
import type { Quiz } from './types.ts'
import type { YamlPath, YamlSource } from './yaml.ts'

/** The rules of a quiz that concern several of its values. */
export function checkQuiz(quiz: Quiz, source: YamlSource, file: string, problems: Problems): void {
  const add = (path: YamlPath, message: string) =>
    problems.add(file, source.lineOf(path), `${label(path)} ${message}`)
  quiz.questions.forEach((question, at) => {
    const path = ['quiz', 'questions', at] as const
    if (repeats(quiz.questions, at)) add([...path, 'text'], 'repeats an earlier question')
    const right = question.options.filter((option) => option.correct).length
    if (question.multiple) {
      if (right < 2)
        add(
          [...path, 'options'],
          `must have at least 2 correct options, as the question is multiple (got ${right})`,
        )
      if (right === question.options.length)
        add([...path, 'options'], 'must have at least 1 wrong option')
    } else if (right !== 1) {
      add([...path, 'options'], `must have exactly 1 correct option (got ${right})`)
    }
    question.options.forEach((_, option) => {
      if (repeats(question.options, option))
        add([...path, 'options', option, 'text'], 'repeats an earlier option')
    })
  })
}

function repeats(items: readonly { text: string }[], at: number): boolean {
  return items.findIndex(({ text }) => sameText(text, items[at]?.text ?? '')) < at
}
