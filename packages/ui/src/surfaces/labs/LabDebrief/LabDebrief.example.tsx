import { LabDebrief } from '@rampart/ui/LabDebrief'

export function Example() {
  return (
    <LabDebrief
      minutes={12}
      referenceMinutes={9}
      medianMinutes={17}
      steps={[
        {
          id: 'list',
          name: 'Strangers cannot list the bucket',
          time: '6:40',
          referenceTime: '4:00',
          how: 'Remove `s3:ListBucket` from the policy.',
        },
        {
          id: 'files',
          name: 'Strangers cannot read the backups',
          time: '11:52',
          referenceTime: '9:00',
          how: 'Allow `pictures/*` alone.',
        },
      ]}
      reading={[{ href: '#course', title: 'AWS IAM Essentials', note: 'Intermediate' }]}
      next={{ href: '#lab', title: 'Escalate in IAM', note: 'Intermediate · 45 min' }}
    />
  )
}
