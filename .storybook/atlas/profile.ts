import { state, surface } from './surface.ts'

export const profile = [
  surface('Profile Update', '/profile', [
    state(
      '§2',
      '“My Profile” with two tabs; names, e-mail (read-only), gender (other at first), phone and LinkedIn with their hints',
      'surfaces-profileform--kept',
      'screens-profile--kept',
      'site-profile--signed-in',
    ),
    state('own', 'changed: kept as a draft, Discard Changes', 'surfaces-profileform--changed', 'screens-profile--draft'),
    state('§8', 'refused: the first errors[].msg, at its field', 'surfaces-profileform--refused', 'screens-profile--refused'),
    state('§8', 'fails without words: “Failed to update profile. Please try again.”', 'surfaces-profileform--failed', 'screens-profile--save-fails'),
    state('§4', 'busy', 'surfaces-profileform--busy', 'screens-profile--saving'),
    state('§4', 'saved: “Profile updated successfully!”', 'screens-profile--saved'),
    state('own', 'loading', 'screens-profile--loading'),
    state('§8', '“Failed to load profile”, and a way to try again in its place', 'screens-profile--load-fails', 'screens-profile--loaded-after-all'),
    state('§8', '401: to /signin, without an error in between', 'screens-profile--sign-in-expired'),
    state('own', 'signed out: to /signin and back to this tab', 'site-profile--signed-out'),
  ]),

  surface('Update Password', '/profile', [
    state('§2', 'Old Password, New Password, Confirm New Password', 'surfaces-passwordform--empty', 'site-profile--password-tab'),
    state('§5', 'the two differ: “New passwords do not match”, before any call', 'surfaces-passwordform--no-match', 'screens-profile-password--no-match'),
    state('own', 'too short', 'screens-profile-password--too-short'),
    state(
      '§8',
      'fails: the response’s message, at the field that it is about',
      'surfaces-passwordform--wrong-password',
      'screens-profile-password--wrong-password',
      'screens-profile-password--too-many-tries',
    ),
    state(
      '§8',
      'fails without words: “Failed to update password. Please try again.”',
      'surfaces-passwordform--failed',
      'screens-profile-password--server-unreachable',
    ),
    state('§4', 'busy', 'surfaces-passwordform--busy', 'screens-profile-password--busy'),
    state('§4', 'changed: “Password updated successfully!”, the form is cleared', 'screens-profile-password--changed', 'site-profile--next-token'),
    state('own', 'the profile could not be had: the password can be changed all the same', 'screens-profile-password--without-profile'),
  ]),

  surface('Settings and own data', '/profile', [
    state(
      'own',
      'theme and motion, as the device says',
      'surfaces-settingssection--rows',
      'surfaces-settingssection--with-mark',
      'screens-profile-settings-and-data--settings',
    ),
    state('own', 'chosen here, on another device, in another tab', 'site-profile--chosen', 'site-profile--from-account', 'site-profile--in-another-tab'),
    state('own', 'the account could not be told: the choice holds here', 'site-profile--not-saved'),
    state('own', 'own data: downloading', 'screens-profile-settings-and-data--downloading'),
    state('own', 'own data: downloaded', 'screens-profile-settings-and-data--download'),
    state('own', 'own data: the download fails', 'screens-profile-settings-and-data--download-fails'),
    state('own', 'delete my account: asked', 'surfaces-deleteaccountdialog--asked'),
    state('own', 'delete my account: kept', 'surfaces-deleteaccountdialog--kept'),
    state('own', 'delete my account: wrong password', 'surfaces-deleteaccountdialog--wrong-password', 'screens-profile-settings-and-data--wrong-password'),
    state('own', 'delete my account: fails', 'surfaces-deleteaccountdialog--failed'),
    state('own', 'delete my account: busy', 'surfaces-deleteaccountdialog--busy'),
    state(
      'own',
      'deleted: at home, signed out, with a word; credentials go along where that is asked for',
      'screens-profile-settings-and-data--deleted',
      'screens-profile-settings-and-data--deleted-with-credentials',
      'site-profile--deleted',
    ),
  ]),
]
