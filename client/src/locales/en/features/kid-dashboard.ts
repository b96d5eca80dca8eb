/** Words of a kid's screens. Kids read some of them aloud: warm and short. */
export default {
  // The page's title, before the kid's name is known; and a parent's title of it.
  'kidDashboard.title': 'Nest',
  'kidDashboard.titleOf': '{name}’s nest',
  'kidDashboard.loading': 'Loading…',
  'kidDashboard.notLoaded': 'Your nest did not load',
  'kidDashboard.kidNotLoaded': 'This nest did not load',
  'kidDashboard.noSuchKid': 'This nest is empty',
  'kidDashboard.noSuchKidText': 'Let’s fly home together.',
  'kidDashboard.notOpened': 'The nest did not open',
  'kidDashboard.notFound': 'Kid Not Found',
  'kidDashboard.notFoundText': "This kid account doesn''t exist.",

  // The frame: navigation, head and banners.
  'kidDashboard.navigation': 'Around the nest',
  // The places, in the rail and as their headings.
  'kidDashboard.today': 'Today',
  'kidDashboard.shop': 'Shop',
  'kidDashboard.myNest': 'My nest',
  'kidDashboard.thisWeek': 'This week',
  'kidDashboard.choresCalendar': 'Chores calendar',
  'kidDashboard.rewardsCalendar': 'Rewards calendar',
  'kidDashboard.greeting': 'Hi {name}!',
  // Where a press on the stars leads.
  'kidDashboard.starBook': 'My star book',
  'kidDashboard.starsToSpend': '{count, plural, one {# star} other {# stars}} to spend',
  // Of the stars to spend: how many more requests wait than the one shown; the stars that are free, and the others.
  'kidDashboard.moreWaiting': '+{count, number}',
  'kidDashboard.starsFree': '{free, plural, one {# star} other {# stars}} free, {held, number} waiting',
  // The key that has everything read aloud that is tapped; and what it says itself when it is turned on.
  'kidDashboard.readToMe': 'Read to me',
  'kidDashboard.readToMeHow': 'Tap anything, and I read it to you. Tap it again to use it.',
  'kidDashboard.sound': 'Sound',
  'kidDashboard.exit': 'Exit',
  'kidDashboard.logOutQuestion': 'Log out?',
  'kidDashboard.logOutQuestionNamed': 'Log {name} out?',
  'kidDashboard.logOutText': 'Kids stay in for 24 hours, then come back with their four pictures.',
  'kidDashboard.stay': 'Stay',
  'kidDashboard.loggingOut': 'Bye',
  'kidDashboard.logOutFailed': 'Could not log out',
  'kidDashboard.pleaseTryAgain': 'Please try again.',
  'kidDashboard.livePaused': 'Pip fell asleep',
  'kidDashboard.livePausedText': 'News cannot fly in right now. Wake Pip up!',
  'kidDashboard.reconnect': 'Wake up!',
  'kidDashboard.watching': 'Watching',
  'kidDashboard.watchingKid': 'You are watching {name}’s nest',
  'kidDashboard.watchingSomeone': 'You are watching a nest',
  'kidDashboard.watchingText': 'Buttons are off while you look.',
  'kidDashboard.backToParent': 'Back to Parent Dashboard',

  // Headings of the calendars, for the kid and for the parent.
  'kidDashboard.myChores': 'My chores',
  'kidDashboard.myRewards': 'My rewards',
  'kidDashboard.choresOf': '{name}’s chores',
  'kidDashboard.rewardsOf': '{name}’s rewards',

  // The level panel. A level is ten stars.
  'kidDashboard.levelAndBadges': 'Level and badges',
  'kidDashboard.level': 'Level {level, number}',
  'kidDashboard.levelUp': 'Level up!',
  // Stars until the next level, beside ten stars to see.
  'kidDashboard.starsToLevel': '{count, number} to go!',
  // Stars until the next thing for the nest or the next badge, beside a star.
  'kidDashboard.starsToNext': '{count, number} more',

  // Headings within the places.
  'kidDashboard.badges': 'Badges',
  'kidDashboard.leaderboard': 'Leaderboard',

  // Today: the parts of the day, the sections, and days that are free or finished.
  'kidDashboard.dayLine': 'Parts of the day',
  'kidDashboard.part.morning': 'Morning',
  'kidDashboard.part.afternoon': 'Afternoon',
  'kidDashboard.part.evening': 'Evening',
  'kidDashboard.now': 'Now',
  'kidDashboard.later': 'Later',
  'kidDashboard.done': 'Done',
  'kidDashboard.moreStars': 'More stars',
  'kidDashboard.moreChores': '{count, number} more',
  'kidDashboard.tomorrow': 'Tomorrow',
  'kidDashboard.freeDay': 'Free day, {name}!',
  'kidDashboard.freeDayText': 'Nothing to do today',
  'kidDashboard.allDone': 'All done, {name}!',
  'kidDashboard.allDoneText': 'Your nest is full. What a day!',

  // The egg of the day, which a full nest lets the kid open, and the sticker in it.
  'kidDashboard.openEgg': 'Tap the egg!',
  'kidDashboard.openEggNamed': 'Open the egg of the day',
  'kidDashboard.sticker': 'A sticker for you: {sticker}',
  'kidDashboard.stickers.acorn': 'an acorn',
  'kidDashboard.stickers.cloud': 'a cloud',
  'kidDashboard.stickers.comet': 'a comet',
  'kidDashboard.stickers.flower': 'a flower',
  'kidDashboard.stickers.ladybird': 'a ladybug',
  'kidDashboard.stickers.mushroom': 'a mushroom',
  'kidDashboard.stickers.planet': 'a planet',
  'kidDashboard.stickers.rainbow': 'a rainbow',
  'kidDashboard.stickers.shell': 'a shell',
  'kidDashboard.stickers.snail': 'a snail',
  'kidDashboard.toNest': 'Put in nest',
  'kidDashboard.notFinished': 'Not quite yet',
  'kidDashboard.notFinishedText': 'One more egg, then it opens.',
  'kidDashboard.eggStuck': 'The egg did not open',

  // The picture of the day.
  'kidDashboard.dayPicture': 'My day',
  'kidDashboard.tally': '{filled, number} of {of, number}',
  'kidDashboard.free': 'Free',
  'kidDashboard.nestFilled': 'My nest: {filled, number} of {of, number}',
  'kidDashboard.nestFree': 'My nest rests today',
  'kidDashboard.daysInARow': '{count, plural, one {day} other {days}}',
  'kidDashboard.noWish': 'Choose a wish in the shop',
  'kidDashboard.wishMissing': 'My wish: {reward}, {count, plural, one {# more star} other {# more stars}}',
  'kidDashboard.wishReached': 'My wish: {reward}. You can get it!',
  // Beside a star.
  'kidDashboard.wishMore': '{count} more',

  // Chores.
  'kidDashboard.again': 'Again',
  'kidDashboard.againNamed': 'Again: {chore}',
  'kidDashboard.takenBy': '{name} did it',
  'kidDashboard.taken': 'It is done',
  'kidDashboard.turnOf': '{name}’s turn',
  'kidDashboard.notYourTurn': 'Another turn',
  'kidDashboard.takeBack': 'Take it back',
  'kidDashboard.takeBackNamed': 'Take it back: {chore}',
  'kidDashboard.takeBackQuestion': 'Take it back?',
  'kidDashboard.leaveIt': 'Leave it',
  'kidDashboard.takenBack': 'You took it back',
  'kidDashboard.takeBackFailed': 'That did not work',
  'kidDashboard.lookedAlready': 'A grown-up was faster',
  'kidDashboard.lookedAlreadyText': 'They have looked at it already.',
  'kidDashboard.doIt': 'Do It!',
  'kidDashboard.doItNamed': 'Do It! {chore}',
  'kidDashboard.waiting': 'Waiting',
  'kidDashboard.inactive': 'Resting',
  'kidDashboard.rejected': 'Almost! Try again',
  'kidDashboard.approved': 'Well done!',
  'kidDashboard.reviewSoon': 'A grown-up will look soon.',
  'kidDashboard.submissionFailed': 'Submission Failed',
  'kidDashboard.tryLater': 'Try again later!',

  // A Do It! without a network is kept and sent later.
  'kidDashboard.unsent': 'Will be sent',
  'kidDashboard.unsentKept': 'Kept safe!',
  'kidDashboard.unsentKeptText': 'It flies off when the internet is back.',
  'kidDashboard.unsentEggs': '{count, plural, one {# egg} other {# eggs}} will be sent',
  'kidDashboard.spokenUnsent': 'It will be sent when the internet is back.',
  'kidDashboard.unsentBack': 'An egg came back',
  // {words} is one of the next three, or the server's own.
  'kidDashboard.unsentWhy': '{chore}: {words}',
  'kidDashboard.unsentDone': 'it is done already.',
  'kidDashboard.unsentOver': 'its day is over.',
  'kidDashboard.unsentGone': 'it is not there any more.',

  // A reward that was turned down.
  'kidDashboard.declined': 'Maybe later',
  'kidDashboard.notNow': 'Not now',

  // Notes to and from grown-ups.
  'kidDashboard.tellGrownUp': 'Tell a grown-up',
  'kidDashboard.tellGrownUpAbout': 'Tell a grown-up: {chore}',
  'kidDashboard.choreNoteExample': 'I did it before breakfast!',
  'kidDashboard.yourNote': 'Your note',
  'kidDashboard.dictate': 'Say it',
  'kidDashboard.stopListening': 'Stop listening',
  'kidDashboard.listening': 'I am listening…',
  'kidDashboard.notHeard': 'I did not hear you. Try again!',
  // {title} is 'Almost! Try again' or 'Maybe later'.
  'kidDashboard.reviewNote': '{title}: {note}',
  'kidDashboard.tryAgain': 'Have another go!',
  'kidDashboard.reply': 'Answer',
  'kidDashboard.gotIt': 'Got it',

  'kidDashboard.spokenStars': '{count, plural, one {# star.} other {# stars.}}',
  'kidDashboard.spokenTimes': '{done, number} of {of, number} done',
  'kidDashboard.spokenWaiting': 'It is waiting for a grown-up.',
  'kidDashboard.spokenInactive': 'It is resting.',
} as const;
