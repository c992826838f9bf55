import { useState } from 'react'
import type { ReactNode } from 'react'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.tsx'
import { Combobox } from '../../components/Combobox/Combobox.tsx'
import { DateField } from '../../components/DateField/DateField.tsx'
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx'
import type { FileSlotState } from '../../components/FileSlot/FileSlot.tsx'
import { FileSlot } from '../../components/FileSlot/FileSlot.tsx'
import type { FieldProps } from '../../components/FormField/FormField.tsx'
import { MultiSelect } from '../../components/MultiSelect/MultiSelect.tsx'
import { NumberField } from '../../components/NumberField/NumberField.tsx'
import { OneTimeCodeField } from '../../components/OneTimeCodeField/OneTimeCodeField.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { SegmentedChoice } from '../../components/SegmentedChoice/SegmentedChoice.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { Slider } from '../../components/Slider/Slider.tsx'
import { Switch } from '../../components/Switch/Switch.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'

const domains = [
  { value: 'cloud', label: 'Cloud Engineering' },
  { value: 'devops', label: 'DevOps' },
]
const terms = 'I accept the terms'
const withNone = [{ value: '', label: 'Choose one' }, ...domains]

/** What each field of the table is given, with its own name. */
export type Common = Pick<
  FieldProps,
  'onBlur' | 'isRequired' | 'validationBehavior' | 'data-testid' | 'data-slot' | 'id'
> & { name: string }

/** For fields that a browser cannot check. */
const checkedByNone = ({ name, id, onBlur, ...common }: Common) => ({
  name,
  id,
  onBlur,
  'data-testid': common['data-testid'],
  'data-slot': common['data-slot'],
})

/** A field in a form: empty, and with a first value that the browser or the field keeps. */
export interface FieldInForm {
  /** What the form sends of `filled`. */
  readonly sent: string | readonly string[]
  /** Whether it can be empty, and so required. */
  readonly canBeEmpty: boolean
  empty: (common: Common) => ReactNode
  filled: (common: Common) => ReactNode
}

/** All fields, by the component's name. */
export const everyField: Readonly<Record<string, FieldInForm>> = {
  TextField: {
    sent: 'Kestrel',
    canBeEmpty: true,
    empty: (common) => <TextField {...common} label="Team" />,
    filled: (common) => <TextField {...common} label="Team" defaultValue="Kestrel" />,
  },
  SearchField: {
    sent: 'bucket',
    canBeEmpty: true,
    empty: (common) => <SearchField {...common} label="Find" />,
    filled: (common) => <SearchField {...common} label="Find" defaultValue="bucket" />,
  },
  PasswordField: {
    sent: '',
    canBeEmpty: true,
    empty: (common) => (
      <PasswordField {...common} label="Password" autoComplete="current-password" />
    ),
    filled: (common) => (
      <PasswordField {...common} label="Password" autoComplete="current-password" />
    ),
  },
  OneTimeCodeField: {
    sent: '314159',
    canBeEmpty: true,
    empty: (common) => <OneTimeCodeField {...common} label="Code" length={6} />,
    filled: (common) => (
      <OneTimeCodeField {...common} label="Code" length={6} defaultValue="314159" />
    ),
  },
  TextArea: {
    sent: 'Because',
    canBeEmpty: true,
    empty: (common) => <TextArea {...common} label="Why" />,
    filled: (common) => <TextArea {...common} label="Why" defaultValue="Because" />,
  },
  Select: {
    sent: 'devops',
    canBeEmpty: true,
    empty: (common) => <Select {...common} label="Domain" options={withNone} />,
    filled: (common) => (
      <Select {...common} label="Domain" options={withNone} defaultValue="devops" />
    ),
  },
  Combobox: {
    sent: 'devops',
    canBeEmpty: true,
    empty: (common) => <Combobox {...common} label="Subject" options={domains} />,
    filled: (common) => (
      <Combobox {...common} label="Subject" options={domains} defaultValue="devops" />
    ),
  },
  MultiSelect: {
    sent: ['cloud', 'devops'],
    canBeEmpty: true,
    empty: (common) => <MultiSelect {...common} label="Interests" options={domains} />,
    filled: (common) => (
      <MultiSelect
        {...common}
        label="Interests"
        options={domains}
        defaultValues={['cloud', 'devops']}
      />
    ),
  },
  RadioGroup: {
    sent: 'cloud',
    canBeEmpty: true,
    empty: (common) => <RadioGroup {...common} label="Track" options={domains} />,
    filled: (common) => (
      <RadioGroup {...common} label="Track" options={domains} defaultValue="cloud" />
    ),
  },
  SegmentedChoice: {
    sent: 'cloud',
    canBeEmpty: false,
    empty: (common) => <SegmentedChoice {...common} label="View" options={domains} />,
    filled: (common) => (
      <SegmentedChoice {...common} label="View" options={domains} defaultValue="cloud" />
    ),
  },
  Checkbox: {
    sent: 'on',
    canBeEmpty: true,
    empty: (common) => <Checkbox {...common}>{terms}</Checkbox>,
    filled: (common) => (
      <Checkbox {...common} defaultSelected>
        {terms}
      </Checkbox>
    ),
  },
  CheckboxGroup: {
    sent: ['cloud', 'devops'],
    canBeEmpty: true,
    empty: (common) => <CheckboxGroup {...common} label="News of" options={domains} />,
    filled: (common) => (
      <CheckboxGroup
        {...common}
        label="News of"
        options={domains}
        defaultValue={['cloud', 'devops']}
      />
    ),
  },
  Switch: {
    sent: 'on',
    canBeEmpty: false,
    empty: (common) => <Switch {...checkedByNone(common)} label="Reminders" />,
    filled: (common) => <Switch {...checkedByNone(common)} label="Reminders" defaultSelected />,
  },
  NumberField: {
    sent: '12',
    canBeEmpty: true,
    empty: (common) => <NumberField {...common} label="Seats" />,
    filled: (common) => <NumberField {...common} label="Seats" defaultValue={12} />,
  },
  Slider: {
    sent: '30',
    canBeEmpty: false,
    empty: (common) => <Slider {...common} label="Share" />,
    filled: (common) => <Slider {...common} label="Share" defaultValue={30} />,
  },
  DateField: {
    sent: '2027-03-14',
    canBeEmpty: true,
    empty: (common) => <DateField {...common} label="Birthday" />,
    filled: (common) => <DateField {...common} label="Birthday" defaultValue="2027-03-14" />,
  },
  DatePicker: {
    sent: '2027-03-14',
    canBeEmpty: true,
    empty: (common) => <DatePicker {...common} label="First day" />,
    filled: (common) => <DatePicker {...common} label="First day" defaultValue="2027-03-14" />,
  },
  FileSlot: {
    sent: 'plan.pdf',
    canBeEmpty: false,
    empty: (common) => <HeldFile {...common} />,
    filled: (common) => <HeldFile {...common} />,
  },
}

/** A slot whose file is only held, for the form to send. */
function HeldFile(common: Common) {
  const [state, setState] = useState<FileSlotState>({ phase: 'none' })
  return (
    <FileSlot
      {...checkedByNone(common)}
      label="Plan"
      accept=".pdf"
      formats="PDF, up to 5 MB"
      state={state}
      onChoose={({ name, size }) => setState({ phase: 'uploaded', name, size })}
      onRemove={() => setState({ phase: 'none' })}
      onCancel={() => setState({ phase: 'none' })}
    />
  )
}
