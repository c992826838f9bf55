import type { Surfaces } from './surface.ts'

export const profile: Surfaces = {
  'Profile Update': {
    route: '/profile',
    states: {
      'the form':
        '§2 “My Profile” with two tabs; names, e-mail (read-only), gender (other at first), phone and LinkedIn with their hints',
      changed: 'own kept as a draft, Discard Changes',
      refused: '§8 the first errors[].msg, at its field',
      'fails without words': '§8 “Failed to update profile. Please try again.”',
      busy: '§4',
      saved: '§4 “Profile updated successfully!”',
      loading: 'own',
      'loading fails': '§8 “Failed to load profile”, and a way to try again in its place',
      'on 401': '§8 to /signin, without an error in between',
      'signed out': 'own to /signin and back to this tab',
    },
  },
  'Update Password': {
    route: '/profile',
    states: {
      'Old Password, New Password, Confirm New Password': '§2',
      'the two differ': '§5 “New passwords do not match”, before any call',
      'too short': 'own',
      fails: '§8 the response’s message, at the field that it is about',
      'fails without words': '§8 “Failed to update password. Please try again.”',
      busy: '§4',
      changed: '§4 “Password updated successfully!”, the form is cleared',
      'the profile could not be had': 'own the password can be changed all the same',
    },
  },
  Security: {
    route: '/profile',
    states: {
      'where one is signed in': 'own the browser and system in plain words, this device marked',
      'nowhere else': 'own nothing to end',
      loading: 'own',
      'loading fails': 'own said in its place, with a way to try again',
      'ending one': 'own',
      ended: 'own',
      'ending fails': 'own',
      'all others ended': 'own this device goes on with another token',
    },
  },
  'Settings and own data': {
    route: '/profile',
    states: {
      'theme and motion, as the device says': 'own',
      'chosen here, on another device, in another tab': 'own',
      'the account could not be told': 'own the choice holds here',
      'own data: downloading': 'own',
      'own data: downloaded': 'own',
      'own data: the download fails': 'own',
      'delete my account: asked': 'own',
      'delete my account: kept': 'own',
      'delete my account: wrong password': 'own',
      'delete my account: fails': 'own',
      'delete my account: busy': 'own',
      deleted: 'own at home, signed out, with a word; credentials go along where that is asked for',
    },
  },
}
