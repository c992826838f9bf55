import { defineMessages } from '../Language/messages.ts'

export const labStatusChipMessages = defineMessages('LabStatusChip', {
  statuses: {
    queued: 'Queued',
    provisioning: 'Provisioning',
    active: 'Active',
    completed: 'Completed',
    failed: 'Failed',
    expired: 'Expired',
    abandoned: 'Abandoned',
  },
})
