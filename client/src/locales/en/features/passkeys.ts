/** Words of passkeys, in the settings and for admins. */
export default {
  'passkeys.title': 'Passkeys',
  'passkeys.text': 'Log in with your fingerprint, face or screen lock instead of the password.',
  'passkeys.failed': 'Passkeys did not load',
  'passkeys.loading': 'Loading passkeys',
  'passkeys.none': 'No passkeys yet.',
  // {added} and {used} are dates
  'passkeys.added': 'Added {added}',
  'passkeys.used': 'Added {added} · last used {used}',
  'passkeys.notHere': 'This browser can’t make passkeys here. They need https and a name in the address.',
  'passkeys.add': 'Add a passkey',
  'passkeys.addText': 'The next step is your device’s own question.',
  'passkeys.adding': 'Adding',
  'passkeys.name': 'Name',
  'passkeys.nameHint': 'Where you keep it, as “My phone”.',
  'passkeys.password': 'Your password',
  'passkeys.addFailed': 'The passkey was not added',
  'passkeys.notMade': 'Your device made none. Please try again.',
  'passkeys.knownHere': 'This device has a passkey of yours already.',
  'passkeys.addedToast': 'Passkey added',
  'passkeys.remove': 'Remove',
  'passkeys.removeThis': 'Remove {name}',
  'passkeys.removeTitle': 'Remove {name}?',
  'passkeys.removeText': 'It logs you in no longer. On the device itself you delete it in its settings.',
  'passkeys.removing': 'Removing',
  'passkeys.keep': 'Keep it',
  'passkeys.stillWork':
    '{count, plural, one {One passkey still logs you in. Remove it if you don’t recognize it.} other {# passkeys still log you in. Remove any you don’t recognize.}}',
  'passkeys.removeFailed': 'The passkey was not removed',
  'proof.title': 'Confirm it’s you',
  'proof.text': 'Enter your password to make this change. We won’t ask again for 10 minutes.',
  'proof.passkey': 'Use a passkey',
  'proof.continue': 'Continue',
  'proof.checking': 'Checking',
  'proof.failed': 'Couldn’t check that',

  // Admins
  'passkeys.require': 'Admins need a passkey',
  'passkeys.requireHint':
    'Then no admin gets in by password alone. Add one of your own first. Who has lost theirs asks whoever runs the server.',
  'passkeys.requireFailed': 'This was not changed',
} as const;
