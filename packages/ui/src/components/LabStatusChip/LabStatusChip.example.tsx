import { LabStatusChip } from '@rampart/ui/LabStatusChip'

export function Example() {
  return <LabStatusChip status="active" />
}
