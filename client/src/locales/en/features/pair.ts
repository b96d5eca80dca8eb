/** Words of the page that makes a browser the family's tablet. */
export default {
  'pair.title': 'Connect this tablet',
  'pair.hint': 'A grown-up finds the {count} digits under Settings, Devices.',
  'pair.linkedHint': 'Kids then tap their name here. No family code to type.',
  'pair.digits': '{count} digits',
  'pair.short': 'Please enter all {count} digits.',
  'pair.connect': 'Connect',
  'pair.connecting': 'Connecting',
  'pair.unknown': 'These digits do not work, or not any more. Ask for new ones under Settings, Devices.',
  'pair.tooMany': 'That were a lot of tries. Please wait a few minutes, then ask for new digits.',
  'pair.offline': 'No internet right now. Please try again.',
  'pair.failed': 'That did not work. Please try again.',
  'pair.connected': 'This is your family’s tablet now',
  'pair.connectedNamed': 'This tablet belongs to {family} now',
  'pair.connectedText': 'Everyone taps their own name.',
  'pair.codeInstead': 'Kids’ login',
} as const;
