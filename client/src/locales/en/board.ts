export default {
  // A family board: a screen on the wall with each kid's day. Kids and adults read it from far away.

  'board.title': 'Family board',
  'board.notConnected': 'This device isn’t a board',
  'board.notConnectedText': 'Ask a parent to connect it in Settings › Tablets.',
  'board.notLoaded': 'The board didn’t load',
  'board.noKids': 'Add your first kid in Starnest on your phone.',
  // After a day without the server. Starnest is the server here.
  'board.waitingForServer': 'Waiting for Starnest',
  'board.offline': 'Offline',
  // The night screen, which is one button.
  'board.wake': 'Wake the board',
  'board.menu': 'Board menu',
  'board.readAloud': 'Read aloud',
  'board.sound': 'Sound',
  'board.theme': 'Theme',
  'board.theme.auto': 'Auto',
  'board.theme.light': 'Light',
  'board.theme.dark': 'Dark',
  'board.fullScreen': 'Full screen',
  'board.leaveFullScreen': 'Leave full screen',
  'board.forParents': 'For parents',
  'board.about': 'About this board',
  'board.name': 'Name',
  'board.connection': 'Connection',
  'board.connected': 'Connected',
  'board.lastUpdate': 'Last update',
  'board.version': 'App version',
  'board.autoLock': 'Turn off auto-lock in this tablet’s settings.',
  'board.events': 'Events',
  'board.allDay': 'All day',
  // The end of an event that started on an earlier day.
  'board.until': 'Until {time}',
  'board.busy': 'Busy',
  'board.today': 'Today',
  'board.tomorrow': 'Tomorrow',
  'board.noEvents': 'No events',
  'board.moreEvents': '+{count} more',
  // The places of a kid's nest of today.
  'board.progress': '{done} of {total}',
  // The name of a kid's lane, for screen readers.
  'board.laneNamed': '{name}, {done} of {total} done',
  // A button: the kid's name and drawing.
  'board.openKid': 'Open {name}’s page',
  'board.later': 'Later: {count}',
  'board.done': 'Done: {count}',
  'board.grabs': 'Up for grabs',

  // Named lists of buttons: the kids of a board, and its pages with more kids.
  'board.kids': 'Kids',
  'board.pages': 'Pages',
  'board.pageBack': 'Previous page',
  'board.pageNext': 'Next page',
  'board.page': 'Page {page} of {pages}',
  'board.moreChores': '{count, plural, one {# more chore} other {# more chores}}',

  // A lane without chores to do now.
  'board.break': 'On a break',
  'board.backOn': 'Back {day}',
  'board.backTomorrow': 'Back tomorrow',
  'board.free': 'Free day!',
  'board.nothingNow': 'Nothing right now',
  'board.more.afternoon': 'More this afternoon',
  'board.more.evening': 'More this evening',
  // The shelf “Up for grabs” is below the lanes.
  'board.pickOne': 'Pick one below!',
  'board.allDone': 'All done, {name}!',
  // The surprise of a finished day. The kid's own screens open.
  'board.openEgg': 'Open my egg',
  'board.sleepWell': 'Sleep well',
} as const;
