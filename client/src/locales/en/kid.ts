export default {
  // Words of a kid's screens. Kids read some of them aloud: warm and short.

  // The page's title, before the kid's name is known; and a parent's title of it.
  'kidDashboard.title': 'Nest',
  'kidDashboard.titleOf': '{name}’s nest',
  'kidDashboard.loading': 'Loading…',
  'kidDashboard.notLoaded': 'Your nest didn’t load',
  'kidDashboard.kidNotLoaded': 'This nest didn’t load',
  'kidDashboard.noSuchKid': 'This nest is empty',
  'kidDashboard.noSuchKidText': 'Let’s fly home together.',
  'kidDashboard.notOpened': 'The nest didn’t open',
  'kidDashboard.notFound': 'Kid Not Found',
  'kidDashboard.notFoundText': "This kid account doesn''t exist.",

  // The frame: navigation, head and banners.
  'kidDashboard.navigation': 'Around the nest',
  // The places, in the rail and as their headings.
  // Up to 7 characters.
  'kidDashboard.today': 'Today',
  // Up to 8 characters.
  'kidDashboard.shop': 'Shop',
  // Up to 10 characters.
  'kidDashboard.myNest': 'My nest',
  // Up to 13 characters.
  'kidDashboard.thisWeek': 'This week',
  'kidDashboard.choresCalendar': 'Chores calendar',
  'kidDashboard.rewardsCalendar': 'Rewards calendar',
  'kidDashboard.greeting': 'Hi {name}!',
  // Where a press on the stars leads.
  'kidDashboard.starBook': 'My star book',
  'kidDashboard.starsToSpend': '{count, plural, one {# star} other {# stars}} to spend',
  // The hourglass next to the stars: its name, and what Pip says after a tap.
  'kidDashboard.starsOnHold': 'Stars on hold',
  'kidDashboard.starsHeld':
    '{count, plural, one {# star waits} other {# stars wait}} until a grown-up says yes.',
  // The key that has everything read aloud that is tapped; and what it says itself when it is turned on.
  // Up to 14 characters.
  'kidDashboard.readToMe': 'Read to me',
  'kidDashboard.readToMeHow': 'Tap anything, and I read it to you. Tap it again to use it.',
  // Up to 7 characters.
  'kidDashboard.sound': 'Sound',
  // Up to 7 characters.
  'kidDashboard.exit': 'Exit',
  'kidDashboard.logOutQuestion': 'Log out?',
  'kidDashboard.logOutQuestionNamed': 'Log {name} out?',
  'kidDashboard.logOutText': 'Your four pictures bring you back.',
  // Up to 8 characters.
  'kidDashboard.stay': 'Stay',
  'kidDashboard.loggingOut': 'Bye',
  'kidDashboard.logOutFailed': 'Couldn’t log out',
  'kidDashboard.pleaseTryAgain': 'Please try again.',
  'kidDashboard.livePaused': 'Pip fell asleep',
  'kidDashboard.livePausedText': 'Pip can’t get news right now. Wake Pip up!',
  // Up to 12 characters.
  'kidDashboard.reconnect': 'Wake up!',
  'kidDashboard.watching': 'Watching',
  'kidDashboard.watchingKid': 'You’re watching {name}’s nest',
  'kidDashboard.watchingSomeone': 'You’re watching a nest',
  'kidDashboard.watchingText': 'Buttons are off while you look.',
  'kidDashboard.backToParent': 'Back to Parent Dashboard',

  // Headings of the calendars, for the kid and for the parent.
  'kidDashboard.myChores': 'My chores',
  'kidDashboard.myRewards': 'My rewards',
  'kidDashboard.choresOf': '{name}’s chores',
  'kidDashboard.rewardsOf': '{name}’s rewards',

  // A level is ten stars.
  'kidDashboard.level': 'Level {level, number}',
  // Stars until the next thing for the nest or the next badge, beside a star.
  'kidDashboard.starsToNext': '{count, number} more',

  // Headings within the places.
  'kidDashboard.badges': 'Badges',
  'kidDashboard.leaderboard': 'Leaderboard',

  // Today: the parts of the day, the sections, and days that are free or finished.
  'kidDashboard.part.morning': 'Morning',
  'kidDashboard.part.afternoon': 'Afternoon',
  'kidDashboard.part.evening': 'Evening',
  // On a chore of the evening, earlier in the day. Up to 12 characters.
  'kidDashboard.tonight': 'Tonight',
  'kidDashboard.now': 'Now',
  'kidDashboard.later': 'Later',
  'kidDashboard.done': 'Done',
  'kidDashboard.moreStars': 'More stars',
  'kidDashboard.moreChores': '{count, number} more',
  'kidDashboard.tomorrow': 'Tomorrow',
  // The first day, until adults add chores.
  'kidDashboard.firstChores': 'Your first chores are coming!',
  'kidDashboard.firstChoresText': 'Your grown-ups will add them.',
  // The heading of three things to do in the meantime.
  'kidDashboard.untilThen': 'Until then',
  'kidDashboard.pickWish': 'Pick a wish',
  'kidDashboard.freeDay': 'Free day, {name}!',
  'kidDashboard.freeDayText': 'Nothing to do today',
  'kidDashboard.allDone': 'All done, {name}!',
  // Read aloud.
  'kidDashboard.allDoneSpoken': 'All done, {name}! Open your egg!',

  // The egg of the day, which a full nest lets the kid open, and the sticker in it.
  // Up to 12 characters.
  'kidDashboard.openIt': 'Open it!',
  // {sticker} is 'a ladybug'. The first letter is capitalized on the screen.
  'kidDashboard.stickerForYou': '{sticker} for you!',
  'kidDashboard.openEggNamed': 'Open today’s egg',
  'kidDashboard.sticker': 'A sticker for you: {sticker}',
  'kidDashboard.stickers.acorn': 'an acorn',
  'kidDashboard.stickers.airplane': 'an airplane',
  'kidDashboard.stickers.apple-tree': 'an apple tree',
  'kidDashboard.stickers.astronaut': 'an astronaut',
  'kidDashboard.stickers.bat': 'a bat',
  'kidDashboard.stickers.bear': 'a bear',
  'kidDashboard.stickers.beaver': 'a beaver',
  'kidDashboard.stickers.bee': 'a bee',
  'kidDashboard.stickers.bus': 'a bus',
  'kidDashboard.stickers.butterfly': 'a butterfly',
  'kidDashboard.stickers.campfire': 'a campfire',
  'kidDashboard.stickers.caterpillar': 'a caterpillar',
  'kidDashboard.stickers.cattail': 'a cattail',
  'kidDashboard.stickers.clock-tower': 'a clock tower',
  'kidDashboard.stickers.cloud': 'a cloud',
  'kidDashboard.stickers.comet': 'a comet',
  'kidDashboard.stickers.crab': 'a crab',
  'kidDashboard.stickers.dragonfly': 'a dragonfly',
  'kidDashboard.stickers.duckling': 'a duckling',
  'kidDashboard.stickers.earth': 'the Earth',
  'kidDashboard.stickers.fawn': 'a fawn',
  'kidDashboard.stickers.fire-truck': 'a fire truck',
  'kidDashboard.stickers.firefly': 'a firefly',
  'kidDashboard.stickers.flamingo': 'a flamingo',
  'kidDashboard.stickers.flower': 'a flower',
  'kidDashboard.stickers.goldfish': 'a goldfish',
  'kidDashboard.stickers.hot-air-balloon': 'a hot-air balloon',
  'kidDashboard.stickers.house': 'a house',
  'kidDashboard.stickers.jellyfish': 'a jellyfish',
  'kidDashboard.stickers.ladybird': 'a ladybug',
  'kidDashboard.stickers.lamb': 'a lamb',
  'kidDashboard.stickers.lighthouse': 'a lighthouse',
  'kidDashboard.stickers.moon': 'the moon',
  'kidDashboard.stickers.mushroom': 'a mushroom',
  'kidDashboard.stickers.octopus': 'an octopus',
  'kidDashboard.stickers.paper-boat': 'a paper boat',
  'kidDashboard.stickers.pine': 'a pine tree',
  'kidDashboard.stickers.planet': 'a planet',
  'kidDashboard.stickers.pufferfish': 'a pufferfish',
  'kidDashboard.stickers.puppy': 'a puppy',
  'kidDashboard.stickers.raccoon': 'a raccoon',
  'kidDashboard.stickers.rainbow': 'a rainbow',
  'kidDashboard.stickers.rocket': 'a rocket',
  'kidDashboard.stickers.rover': 'a rover',
  'kidDashboard.stickers.sailboat': 'a sailboat',
  'kidDashboard.stickers.satellite': 'a satellite',
  'kidDashboard.stickers.scooter': 'a scooter',
  'kidDashboard.stickers.seahorse': 'a seahorse',
  'kidDashboard.stickers.shell': 'a shell',
  'kidDashboard.stickers.snail': 'a snail',
  'kidDashboard.stickers.starfish': 'a starfish',
  'kidDashboard.stickers.submarine': 'a submarine',
  'kidDashboard.stickers.sun': 'the sun',
  'kidDashboard.stickers.sunflower': 'a sunflower',
  'kidDashboard.stickers.swan': 'a swan',
  'kidDashboard.stickers.tent': 'a tent',
  'kidDashboard.stickers.train': 'a train',
  'kidDashboard.stickers.ufo': 'a flying saucer',
  'kidDashboard.stickers.umbrella': 'an umbrella',
  'kidDashboard.stickers.water-lily': 'a water lily',
  'kidDashboard.toNest': 'Put in nest',
  'kidDashboard.notFinished': 'Not quite yet',
  'kidDashboard.notFinishedText': 'One more egg, then it opens.',
  'kidDashboard.eggStuck': 'The egg didn’t open',

  // The picture of the day.
  'kidDashboard.dayPicture': 'My day',
  'kidDashboard.nestFilled': 'My nest: {filled, plural, one {# egg} other {# eggs}}, {open, number} to go',
  'kidDashboard.pip': 'Pip',
  // Pip names the next chore.
  'kidDashboard.nextChore': 'Next: {chore}',
  // The egg of the day before the nest is full: its name, and what Pip says after a tap.
  'kidDashboard.eggOfDay': 'Today’s egg',
  'kidDashboard.eggsMissing':
    '{count, plural, one {One more egg and it opens.} other {# more eggs and it opens.}}',
  'kidDashboard.toWish': '{count, plural, one {# more star} other {# more stars}} to your wish!',
  'kidDashboard.nestFree': 'My nest has the day off',
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
  'kidDashboard.taken': 'It’s done',
  'kidDashboard.turnOf': '{name}’s turn',
  'kidDashboard.notYourTurn': 'Not your turn',
  'kidDashboard.takeBack': 'Take it back',
  'kidDashboard.takeBackNamed': 'Take it back: {chore}',
  'kidDashboard.takeBackQuestion': 'Take it back?',
  'kidDashboard.leaveIt': 'Leave it',
  'kidDashboard.takenBack': 'You took it back',
  'kidDashboard.takeBackFailed': 'That didn’t work',
  'kidDashboard.lookedAlready': 'A grown-up got there first!',
  // Up to 9 characters.
  'kidDashboard.doIt': 'Do It!',
  'kidDashboard.doItNamed': 'Do It! {chore}',
  'kidDashboard.waiting': 'Waiting',
  'kidDashboard.inactive': 'On a break',
  'kidDashboard.rejected': 'Almost! Try again',
  'kidDashboard.approved': 'Well done!',
  'kidDashboard.reviewSoon': 'A grown-up will look soon.',
  // A chore that could not be submitted; and one that a sibling submitted first.
  'kidDashboard.eggBack': 'Your egg came back',
  'kidDashboard.eggBackText': 'Try again!',
  // {name}: the sibling who did it
  'kidDashboard.takenFirstBy': '{name} did it first!',
  'kidDashboard.takenFirst': 'Someone did it first!',
  'kidDashboard.pickAnother': 'Pick another egg.',
  'kidDashboard.tryLater': 'Try again later!',

  // A Do It! without a network is kept and sent later.
  'kidDashboard.unsent': 'Sending later',
  'kidDashboard.unsentKept': 'Kept safe!',
  'kidDashboard.unsentKeptText': 'I’ll send it later.',
  'kidDashboard.unsentEggs': '{count, plural, one {# egg} other {# eggs}} will be sent',
  'kidDashboard.spokenUnsent': 'It will be sent when the internet is back.',
  'kidDashboard.unsentBack': 'An egg came back',
  // {words} is one of the next three, or the server's own.
  'kidDashboard.unsentWhy': '{chore}: {words}',
  'kidDashboard.unsentDone': 'it’s already done.',
  'kidDashboard.unsentOver': 'its day is over.',
  'kidDashboard.unsentGone': 'it isn’t there anymore.',

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
  'kidDashboard.listening': 'I’m listening…',
  'kidDashboard.notHeard': 'I didn’t hear you. Try again!',
  // {title} is 'Almost! Try again' or 'Maybe later'.
  'kidDashboard.reviewNote': '{title}: {note}',
  'kidDashboard.tryAgain': 'Give it another try!',
  'kidDashboard.reply': 'Answer',
  'kidDashboard.gotIt': 'Got it',

  'kidDashboard.spokenStars': '{count, plural, one {# star.} other {# stars.}}',
  'kidDashboard.spokenTimes': '{done, number} of {of, number} done',
  'kidDashboard.spokenWaiting': 'It’s waiting for a grown-up.',
  'kidDashboard.spokenInactive': 'It’s on a break.',

  // A routine: its button on Today, and the player that shows one step at a time.
  // Up to 12 characters.
  'routine.start': 'Start',
  'routine.startNamed': 'Start: {chore}',
  // Up to 14 characters.
  'routine.keepGoing': 'Keep going',
  'routine.keepGoingNamed': 'Keep going: {chore}',
  // Up to 10 characters.
  'routine.next': 'Next',
  // Up to 10 characters.
  'routine.done': 'Done',
  // Up to 10 characters.
  'routine.yay': 'Yay!',
  'routine.back': 'Back one step',
  'routine.pause': 'Pause',
  'routine.paused': 'A little break',
  'routine.leave': 'Leave. Your steps stay.',
  'routine.skip': 'Skip this step',
  'routine.everything': 'I did everything',
  'routine.startOver': 'Start over',
  'routine.startOverSure': 'Tap again to start over',
  'routine.stepOf': 'Step {n, number} of {total, number}: {step}',
  'routine.stepDone': '{step}: done',
  'routine.timeUp': 'Take your time.',
  'routine.minutesLeft': '{count, plural, one {# minute} other {# minutes}} until {time}',
  // Pip answers 'How much time?'. Before the minutes until the ready-by time.
  'routine.stepMinutes': '{count, plural, one {# minute} other {# minutes}} for this step',
  // Next to the sun: minutes.
  'routine.short': '{count, number} min',
  'routine.ready': 'You’re ready, {name}!',
  'routine.play': '{count, plural, one {# minute} other {# minutes}} to play',
  'routine.changed': 'Your steps changed.',
  'routine.choreChanged': 'This chore changed.',

  // A kid's first visit: who the kid is, an egg to try, and how it works
  'hello.title': 'Hello, {name}!',
  'hello.who': 'Who do you want to be?',
  // Up to 22 characters.
  'hello.letter': 'Just my letter',
  // Up to 16 characters.
  'hello.thatsMe': 'That’s me!',
  'hello.firstEgg': 'Try your first egg!',
  // Do It! is the button kidDashboard.doIt.
  'hello.firstEggText': 'Wave to me. Then tap Do It!',
  'hello.wave': 'Wave to Pip!',
  'hello.howItWorks': 'This is how it works',
  // Up to 20 characters.
  'hello.doChore': 'Do a chore',
  // Up to 20 characters.
  'hello.hatches': 'It hatches',
  // Up to 20 characters.
  'hello.getStars': 'Get stars',
  // Up to 20 characters.
  'hello.getWish': 'Get your wish',
  // Up to 16 characters.
  'hello.letsGo': 'Let’s go!',
} as const;
