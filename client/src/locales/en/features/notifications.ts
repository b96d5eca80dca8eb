/** Words of the settings of notifications. */
export default {
  'notifications.title': 'Notifications',
  'notifications.text': 'One at a time for the whole family. It goes away when nothing waits.',
  'notifications.failed': 'Notifications did not load',
  'notifications.loading': 'Loading notifications',
  'notifications.here': 'Notifications in this browser',
  'notifications.hereHint': 'Until you log out here.',
  'notifications.unsupported':
    'This browser can’t show notifications here. They need https, and on an iPhone or iPad Starnest on the Home Screen.',
  'notifications.blocked':
    'Notifications from Starnest are blocked in this browser. Allow them in the browser’s settings for this site, then come back here.',
  'notifications.notAllowed': 'The browser was not allowed to show notifications.',
  'notifications.noService': 'This browser’s notification service did not respond. Please try again later.',
  'notifications.onFailed': 'Notifications could not be turned on',
  'notifications.saveFailed': 'Failed to save notifications',
  'notifications.what': 'What to tell of',
  'notifications.thisBrowser': 'This browser',
  'notifications.otherBrowser': 'Another browser',
  'notifications.chores': 'Chores waiting',
  'notifications.rewards': 'Rewards asked for',
  'notifications.lockouts': 'A kid is locked out',
  // As “Chores waiting, This browser”
  'notifications.whatWhere': '{what}, {where}',
  'notifications.approveButton': '“Approve” button',
  'notifications.approveHint':
    'On some phones the button works while the screen is locked. Turn it off where a kid can reach the phone. It starts off on connected tablets.',
  'notifications.quiet': 'Quiet hours',
  'notifications.quietHint': 'By your family’s clock, on all your devices.',
  'notifications.from': 'From',
  'notifications.until': 'To',
  // {time} as in “6:30 AM”
  'notifications.toldAt': 'What comes in between is told once, at {time}.',
  'notifications.sameTime': 'Please choose two different times',
  'notifications.valueOn': 'On in this browser',
  'notifications.valueOff': 'Off in this browser',
  'notifications.valueQuiet': '{value} · quiet from {time}',
} as const;
