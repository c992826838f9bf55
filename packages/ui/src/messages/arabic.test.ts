import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { arabic } from './arabic.ts'

it.each([
  [1, 'يتبقى حرف واحد'],
  [2, 'يتبقى حرفان'],
  [3, 'تتبقى 3 أحرف'],
  [11, 'يتبقى 11 حرفًا'],
  [100, 'يتبقى 100 حرف'],
])('%i characters are left in the form of their number', (count, words) => {
  expect(arabic.TextArea.left(count)).toBe(words)
})

it('puts numbers and elements where the language has them', () => {
  expect(arabic.LessonOutline.completedOf(2, 8)).toBe('2 من 8 دروس')
  expect(arabic.domain.fromTo('مبتدئ', 'خبير').join(' ')).toBe('من مبتدئ إلى خبير')
  const address = createElement('b', null, 'pat@example.org')
  expect(renderToStaticMarkup(arabic.TaskAccessDialog.sentTo(address))).toBe(
    'تم إرسال رابط الدخول إلى <b>pat@example.org</b>.',
  )
})

it.each([
  [1, '0 من فحص واحد'],
  [2, '0 من فحصين'],
  [5, '0 من 5 فحوص'],
  [12, '0 من 12 فحصًا'],
  [100, '0 من 100 فحص'],
])('%i checks of a mission are in the form of their number', (all, words) => {
  expect(arabic.MissionPanel.progress(0, all)).toBe(words)
})
