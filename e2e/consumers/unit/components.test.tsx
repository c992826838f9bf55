import { Accordion } from '@rampart/ui/Accordion'
import { Breadcrumbs } from '@rampart/ui/Breadcrumbs'
import { Button } from '@rampart/ui/Button'
import { Checkbox } from '@rampart/ui/Checkbox'
import { Combobox } from '@rampart/ui/Combobox'
import { DatePicker } from '@rampart/ui/DatePicker'
import { Dialog } from '@rampart/ui/Dialog'
import { LinkTabs } from '@rampart/ui/LinkTabs'
import { Markdown } from '@rampart/ui/Markdown'
import { PasswordField } from '@rampart/ui/PasswordField'
import { RichText } from '@rampart/ui/RichText'
import { Select } from '@rampart/ui/Select'
import { Skeleton } from '@rampart/ui/Skeleton'
import { Slider } from '@rampart/ui/Slider'
import { Switch } from '@rampart/ui/Switch'
import { Tabs } from '@rampart/ui/Tabs'
import { TextArea } from '@rampart/ui/TextArea'
import { TextField } from '@rampart/ui/TextField'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, fn, test } from './runner'

test('a form is filled in as a person would', async () => {
  const user = userEvent.setup()
  const onSubmit = fn((data: Record<string, unknown>) => data)
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(Object.fromEntries(new FormData(event.currentTarget)))
      }}
    >
      <TextField label="Name" name="name" />
      <PasswordField label="Password" name="password" />
      <TextArea label="Why" name="why" />
      <Select
        label="Level"
        name="level"
        options={[
          { value: 'a', label: 'Beginner' },
          { value: 'b', label: 'Advanced' },
        ]}
      />
      <Checkbox name="news">News</Checkbox>
      <Button type="submit">Send</Button>
    </form>,
  )
  await user.type(screen.getByLabelText('Name'), 'Dana')
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.type(screen.getByLabelText('Why'), 'To learn')
  await user.selectOptions(screen.getByLabelText('Level'), 'Advanced')
  await user.click(screen.getByLabelText('News'))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledWith({
    name: 'Dana',
    password: 'secret',
    why: 'To learn',
    level: 'b',
    news: 'on',
  })
})

test('a dialog opens, is named and closes by Escape', async () => {
  const onOpenChange = fn()
  render(
    <Dialog isOpen onOpenChange={onOpenChange} title="Leave the course?">
      Your progress stays.
    </Dialog>,
  )
  expect(await screen.findByRole('dialog', { name: 'Leave the course?' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false))
})

test('tabs change by the keyboard', async () => {
  render(
    <Tabs
      label="Parts"
      tabs={[
        { id: 'one', label: 'One', children: 'First' },
        { id: 'two', label: 'Two', children: 'Second' },
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }))
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Two' }).getAttribute('aria-selected')).toBe('true'),
  )
})

test('choices are searched', async () => {
  render(
    <Combobox
      label="Course"
      options={[
        { value: 'git', label: 'Git basics' },
        { value: 'linux', label: 'Linux for the cloud' },
      ]}
    />,
  )
  await userEvent.type(screen.getByRole('combobox', { name: 'Course' }), 'lin')
  expect(await screen.findByRole('option', { name: 'Linux for the cloud' })).toBeTruthy()
})

const others = {
  Accordion: <Accordion items={[{ id: 'a', title: 'One', children: 'Text' }]} />,
  Breadcrumbs: <Breadcrumbs parents={[{ label: 'Courses', href: '/' }]} current="Git" />,
  DatePicker: <DatePicker label="Day" />,
  LinkTabs: <LinkTabs label="Pages" tabs={[{ href: '/a', label: 'A' }]} currentHref="/a" />,
  Markdown: <Markdown>{'**Bold** and `code`'}</Markdown>,
  RichText: <RichText html="<p>Text</p><pre><code>code</code></pre>" onCopy={async () => true} />,
  Skeleton: (
    <Skeleton isLoading>
      <p>Text of the usual length</p>
    </Skeleton>
  ),
  Slider: <Slider label="Volume" />,
  Switch: <Switch label="On" />,
}

test.each(Object.entries(others))('%s renders', (_name, element) => {
  const { container } = render(element)
  expect(container.textContent).not.toBe('')
})
