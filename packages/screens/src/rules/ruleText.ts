import { ruleMessages } from './rules.messages.ts'
import type { RuleMessages } from './rules.messages.ts'

/** What a rule of the contract has answered, in the language around: the English text is what its answer is known by. */
export function ruleText(answer: string | null, messages: RuleMessages): string | null {
  const { english } = ruleMessages
  const name = (Object.keys(english) as (keyof RuleMessages)[]).find((key) => english[key] === answer)
  return name ? messages[name] : answer
}
