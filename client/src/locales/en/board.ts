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
  // Next to the calendar's name.
  'board.failingCalendar': 'Can’t read calendar',
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
  // Below the kid's name, over all chores of a lane.
  'board.todaysChores': 'Today’s chores',
  'board.now': 'Now',
  'board.laterTitle': 'Later',
  'board.doneTitle': 'Done',
  'board.more': '+{count} more',
  'board.grabs': 'Up for grabs',
  'board.who': 'Who did it?',

  // A chore's row: its buttons, for screen readers, and its state.
  'board.hear': 'Hear {chore}',
  'board.checkNamed': 'Check off {chore}, {name}',
  'board.startNamed': 'Start {chore}, {name}',
  // Opens the other choices of a kid's paused routine.
  'board.pausedMore': 'More choices for {name}',
  'board.undo': 'Undo',
  'board.undoNamed': 'Undo {chore}, {name}',
  'board.isDone': 'Done',
  'board.waiting': 'Waiting',
  'board.onceMore': 'Once more',
  'board.sendsLater': 'Sends later',

  // Announced to screen readers.
  'board.announceDone': '{name}, {chore}, done. Undo.',
  'board.undone': '{chore} is open again',

  // Why a check or an undo didn't work. Read aloud to kids.
  'board.alreadyDone': 'Already done!',
  'board.takenBy': '{name} did it already.',
  'board.turnOf': 'It’s {name}’s turn.',
  'board.onBreakNow': 'On a break right now.',
  'board.notNow': 'That one isn’t for now.',
  'board.gone': 'That chore isn’t there anymore.',
  // A kid confirms a check with four pictures.
  'board.tapPictures': 'Tap your 4 special pictures',
  'board.wrongPictures': 'Not quite. Try your pictures again.',
  'board.tooManyTries': 'Too many tries. Ask a parent.',
  'board.slowDown': 'Slow down a little. Try again soon.',
  'board.lookOnly': 'This board is for looking only.',
  'board.alreadyApproved': 'Already approved.',
  'board.tooLate': 'Too late to undo here.',
  'board.starsSpent': 'Those stars are spent already.',
  'board.failed': 'That didn’t work. Try again.',
  'board.dayOver': 'That day is over.',
  'board.tooManyKept': 'Starnest needs the internet first.',
  'board.picturesOffline': 'Needs the internet for your pictures.',

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
