/** Words of the family's connected devices. */
export default {
  'devices.title': 'Devices',
  'devices.text': 'On a connected tablet kids tap their name and four pictures. No code to type.',
  'devices.value': '{count, plural, =0 {None connected} other {# connected}}',
  'devices.loading': 'Loading your devices',
  'devices.notLoaded': 'Your devices did not load',
  // {ago} as in “3 hours ago”
  'devices.used': 'Last used {ago}',
  'devices.usedBy': 'Last used {ago}\u00a0· <0>connected by {name}</0>',
  'devices.rename': 'Rename {name}',
  'devices.saveName': 'Save name',
  'devices.renameFailed': 'The name was not saved',
  'devices.remove': 'Remove',
  'devices.removeNamed': 'Remove {name}',
  'devices.removeQuestion': 'Remove {name}?',
  'devices.removeText':
    'Everyone who is logged in on it is logged out immediately. It can be connected again at any time.',
  'devices.removing': 'Removing',
  'devices.removed': '{name} is no longer connected',
  'devices.removeFailed': 'The device was not removed',

  // What the family chooses about them
  'devices.only': 'Only connected devices may log kids in',
  'devices.onlyHint': 'Everywhere else the family code opens nothing and names nobody.',
  'devices.onlyNone': 'No device is connected: right now no kid can log in anywhere.',
  'devices.idle': 'Back to the names',
  'devices.idleHint': 'After this long without a touch, connected devices log out kids and parents',
  'devices.minutes': '{count, plural, one {# minute} other {# minutes}}',

  // Connecting one
  'devices.connect': 'Connect a device',
  'devices.name': 'Its name',
  'devices.newName': 'Our tablet',
  'devices.newNameNumbered': 'Our tablet {number, number}',
  'devices.connectOther': 'Connect another device',
  'devices.connectHere': 'This is the tablet: connect it',
  'devices.connectFailed': 'The device was not connected',
  'devices.connectedHere': 'The kids’ login starts at their names here.',
  'devices.connected': '{name} is connected',
  'devices.connectAnother': 'Connect one more',
  'devices.qrCode': 'QR code that connects a device',
  // <0> is bold.
  'devices.how':
    'Scan this with the tablet’s camera. Or open the kids’ login there, tap <0>Connect this tablet</0> and type:',
  // {time} as in “5:30 PM”
  'devices.worksUntil': 'Works once, until {time}: {minutes, plural, one {# minute} other {# minutes}} left',
  'devices.expired': 'The time of these digits is over.',
  'devices.newDigits': 'New digits',
} as const;
