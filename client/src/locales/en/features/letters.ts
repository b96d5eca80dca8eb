/** Words of the weekly letter: its switch, and the page that stops it. */
export default {
  'letters.weekly': 'Weekly letter',
  // {day} as in “Sunday”
  'letters.when': 'Your family’s week, on {day} mornings to {email}.',
  'letters.confirmFirst': 'Your family’s week by mail. It needs a <0>confirmed address</0>.',
  'letters.saveFailed': 'The weekly letter was not changed',

  'letters.stopTitle': 'Stop the weekly letter?',
  'letters.stopText': 'You get no more letters about your family’s week.',
  'letters.stop': 'Stop the letter',
  'letters.stopFailed': 'The letter was not stopped',
  'letters.stopped': 'No more weekly letters',
  'letters.stoppedText': 'You can switch them on again in your settings, under Notifications.',
  'letters.ended': 'This link does not work',
  'letters.endedText':
    'The account is gone, or the address is not complete. Where you are logged in, the switch is in Settings, under Notifications.',
} as const;
