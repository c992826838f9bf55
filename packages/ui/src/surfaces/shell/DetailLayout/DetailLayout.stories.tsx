import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Artwork } from '../../../components/Artwork/Artwork.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { CourseHero } from '../../course/CourseHero/CourseHero.tsx'
import { CourseOutline } from '../../course/CourseOutline/CourseOutline.tsx'
import { CourseSideCard } from '../../course/CourseSideCard/CourseSideCard.tsx'
import { CredentialSection } from '../../credentials/CredentialSection/CredentialSection.tsx'
import { InstructorBlock } from '../../course/InstructorBlock/InstructorBlock.tsx'
import { RequirementsList } from '../RequirementsList/RequirementsList.tsx'
import { TwoColumnList } from '../TwoColumnList/TwoColumnList.tsx'
import { VideoPreview } from '../../course/VideoPreview/VideoPreview.tsx'
import { mirrored } from '../../../docs/modes.ts'
import { DetailLayout } from './DetailLayout.tsx'

const meta = {
  title: 'Surfaces/Shell/DetailLayout',
  component: DetailLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    side: (
      <CourseSideCard
        accessType="open"
        credential="certificate"
        lessons={12}
        duration="4 Hrs 20 Mins"
      />
    ),
    children: (
      <>
        <TwoColumnList
          title="What You'll Learn"
          items={[
            'Explain why a network position proves nothing',
            'Draw the trust zones of a hybrid network',
            'Write access policies that name people and devices',
            'Plan a migration in steps that can be undone',
            'Measure whether the new controls hold',
          ]}
        />
        <CourseOutline
          canExpandAll
          modules={[
            {
              title: 'What a perimeter can no longer do',
              lessons: [
                { title: 'Three breaches, one assumption', type: 'video' },
                { title: 'Check yourself', type: 'other' },
              ],
            },
            {
              title: 'Identity first',
              lessons: [{ title: 'People, machines and their keys', type: 'video' }],
            },
            {
              title: 'Policies that survive contact',
              lessons: [{ title: 'From intent to rule', type: 'video' }],
            },
          ]}
        />
        <RequirementsList
          items={['Comfort with a Linux shell', 'A first idea of TCP/IP: addresses, ports, routes']}
        />
        <CredentialSection kind="certificate" />
        <InstructorBlock
          name="Amara Obi"
          jobTitle="Principal Engineer, Platform Security"
          bio="Amara has moved three companies off their VPNs and kept her friends. She writes about boring security that works."
        />
      </>
    ),
  },
  render: (args) => (
    <>
      <CourseHero
        title="Zero Trust Foundations for Hybrid Networks"
        description="Replace the trusted inside with proof at every step: identities, devices and policies for networks that live half in a data center and half in the cloud."
        level="intermediate"
        domain="Cybersecurity"
        action={<Button>Access Course</Button>}
        preview={
          <VideoPreview
            title="Zero Trust Foundations"
            art={
              <Artwork
                slug="zero-trust"
                domain="cybersecurity"
                level="intermediate"
                kind="course"
                fit="cover"
              />
            }
            videoUrl="about:blank"
          />
        }
      />
      <DetailLayout {...args} />
    </>
  ),
} satisfies Meta<typeof DetailLayout>

export default meta
type Story = StoryObj<typeof meta>

/** A whole course page: facts at the right, sections with equal space. */
export const Course: Story = {
  parameters: { ...mirrored, states: ['Course details: what one learns'] },
}

/** Facts first, then the sections. */
export const Phone: Story = { tags: ['edge'], globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { tags: ['edge'], globals: { viewport: { value: 'tablet' } } }

/**
 * What is important now comes before the side card on a phone, and above the sections beside it on
 * a wide screen.
 */
export const WithLead: Story = {
  parameters: { states: ['Lab session: active'] },
  args: { lead: <Alert tone="success">You have completed this course.</Alert> },
}

export const WithLeadOnPhone: Story = {
  tags: ['edge'],
  args: WithLead.args,
  globals: { viewport: { value: 'phone' } },
}
