import { defineMessages } from '../../../components/Language/messages.ts'

export const profileFormMessages = defineMessages('ProfileForm', {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  emailHint: 'You sign in with this address. It can’t be changed.',
  gender: 'Gender',
  genders: { male: 'Male', female: 'Female', other: 'Other' },
  phoneNumber: 'Phone Number',
  phoneNumberHint: 'In country-code format, for example 2348012345678',
  linkedInProfile: 'LinkedIn Profile',
  linkedInProfileHint: 'Your address there, for example linkedin.com/in/your-name',
  labTime: 'I Need More Time in Labs',
  labTimeHint: 'For the same credits, from your next launch on.',
  labTimes: {
    standard: 'No',
    longer: 'Yes, 1.5 times as long',
    double: 'Yes, twice as long',
  },
  update: 'Update Profile',
  discard: 'Discard Changes',
  notSaved: 'Not saved yet',
})
