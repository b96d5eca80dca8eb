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

  // Words of My nest, where a kid furnishes what was earned.

  'nest.who': 'Who are you?',
  'nest.room': 'My nest',
  'nest.things': 'My things',
  'nest.notSaved': 'That didn’t work',

  // The buttons below the nest. 'Me' opens the choice of a character.
  'nest.toyBox': 'Toy box',
  'nest.me': 'Me',

  // The toy box lists all things: each is in the nest or away.
  'nest.putInNest': 'Put in nest',
  'nest.putInNestOf': 'Put in nest: {thing}',
  'nest.putAway': 'Put away',
  'nest.putAwayOf': 'Put away: {thing}',
  'nest.noThings': 'No things yet',
  'nest.noThingsText': 'Earn stars, and the first one comes to your nest.',

  // Pip says what happens while a kid moves a thing.
  'nest.say.lifted': '{thing}. Where does it go?',
  'nest.say.keys': '{thing}. Arrow keys move it. Enter puts it down.',
  'nest.say.left': 'To the left',
  'nest.say.right': 'To the right',
  'nest.say.up': 'Up',
  'nest.say.down': 'Down',
  'nest.say.edge': 'This is as far as it goes.',
  'nest.say.put': '{thing}: good spot!',
  'nest.say.back': '{thing}: back in its place',
  'nest.say.away': '{thing}: in the toy box',
  'nest.hangHere': 'Hang it here',

  // The path to the next thing. Each level is a stone with a gift for the tree.
  'nest.path.title': 'My path',
  'nest.path.to': '{thing}: {count, plural, one {# more star} other {# more stars}}',
  'nest.path.toThing': '{count, plural, one {# more star} other {# more stars}}, and you get: {thing}!',
  'nest.path.toBlossom': '{count, plural, one {# more star} other {# more stars}}, and your tree blooms!',
  'nest.path.toApple': '{count, plural, one {# more star} other {# more stars}}, and your tree has an apple!',
  'nest.path.surprise': 'A surprise.',
  'nest.blossom': 'Blossom',
  'nest.apple': 'Apple',

  'nest.thing.birdhouse': 'Birdhouse',
  'nest.thing.blanket': 'Blanket',
  'nest.thing.bookshelf': 'Bookshelf',
  'nest.thing.crown-cushion': 'Crown',
  'nest.thing.flag': 'Flag',
  'nest.thing.kite': 'Kite',
  'nest.thing.lamp': 'Lamp',
  'nest.thing.lantern': 'Lantern',
  'nest.thing.mailbox': 'Mailbox',
  'nest.thing.rocket': 'Rocket',
  'nest.thing.rug': 'Rug',
  'nest.thing.star-garland': 'Star garland',
  'nest.thing.teddy': 'Teddy',
  'nest.thing.telescope': 'Telescope',
  'nest.thing.wind-chime': 'Wind chime',
  'nest.thing.window-box': 'Window box',

  'nest.stickers': 'My stickers',
  'nest.noStickers': 'Fill today’s nest. Its egg has a sticker for you!',

  // The sticker album: six scenes, to which a kid sticks what the eggs had in them.

  'stickers.toNest': 'Back to my nest',
  'stickers.toAlbum': 'Back to my stickers',
  'stickers.scene.meadow': 'Meadow',
  'stickers.scene.forest': 'Night forest',
  'stickers.scene.pond': 'Pond',
  'stickers.scene.sea': 'Sea',
  'stickers.scene.space': 'Space',
  'stickers.scene.town': 'Town',
  // {scene} is 'Meadow'.
  'stickers.sceneOf': '{scene}: {count, number} of {of, number} stickers',
  // {sticker} is 'a ladybug'.
  'stickers.new': 'A new sticker: {sticker}!',
  // Up to 12 characters.
  'stickers.stickIt': 'Stick it!',
  // The stickers that are in no scene.
  'stickers.tray': 'Stickers to place',
  'stickers.undo': 'Undo',
  // Takes a sticker out of the scene, back to the others. Up to 12 characters.
  'stickers.peel': 'Peel off',
  // Buttons that move a wide scene to the side.
  'stickers.left': 'Look left',
  'stickers.right': 'Look right',
  // {sticker} is 'a ladybug'.
  'stickers.lifted': '{sticker}: now tap a place!',
  'stickers.placed': '{sticker}: it sticks!',
  'stickers.peeled': '{sticker}: back with the others.',
  // Heard by those who use a keyboard.
  'stickers.keys': 'Space picks up a sticker. Arrow keys move it. Delete peels it off.',
  // The pictures that the stars of past weeks drew.
  'stickers.wall': 'My star pictures',
  // {figure} is 'a cat'.
  'stickers.wallPicture': '{figure}, {count, plural, one {# night} other {# nights}}',

  // Good night: today's chicks are tucked in and become a star.

  // Beside a moon. Up to 16 characters.
  'goodnight.button': 'Good night',
  // Beside a sunrise, ends the night. Up to 16 characters.
  'goodnight.wake': 'Wake up',
  // Pip says it.
  'goodnight.hello': 'Good night, {name}.',
  'goodnight.stars': 'Look, the stars are out!',
  // {chore} is 'Make your bed'.
  'goodnight.chore': '{chore}.',
  // {chore} is 'Make your bed', {adult} 'Alex'.
  'goodnight.chorePleased': '{chore}. {adult} was happy.',
  // The chores of the other chicks.
  'goodnight.others': 'And all the others, too.',
  'goodnight.star': 'Your star for today!',
  // What the stars of the week have drawn: {figure} is 'a cat'.
  'goodnight.picture': 'It’s {figure}!',
  // About tomorrow's egg.
  'goodnight.egg': 'What could be inside?',
  'goodnight.title': 'Good night, {name}!',
  'goodnight.end': 'Good night, nest.',
  'goodnight.toEnd': 'Skip to the end',
  'goodnight.next': 'Go on',
  // Up to 16 characters.
  'goodnight.sleep': 'Sleep',
  'goodnight.back': 'Back to my day',
  'goodnight.morning': 'Good morning, {name}!',
  // Up to 20 characters.
  'goodnight.startDay': 'Start my day',

  // What the stars of a week draw.
  'goodnight.figure.bear': 'a bear',
  'goodnight.figure.boat': 'a boat',
  'goodnight.figure.cat': 'a cat',
  'goodnight.figure.fish': 'a fish',
  'goodnight.figure.flower': 'a flower',
  'goodnight.figure.house': 'a house',
  'goodnight.figure.kite': 'a kite',
  'goodnight.figure.rocket': 'a rocket',
  'goodnight.figure.snail': 'a snail',
  'goodnight.figure.whale': 'a whale',

  // Words of a kid's shop: warm and short.

  // The wish: what the kid saves for.
  'shop.myWish': 'My wish',
  'shop.myWishNamed': 'My wish: {reward}',
  'shop.noWish': 'What’s your wish?',
  // Up to 22 characters.
  'shop.makeWish': 'Make it my wish',
  'shop.makeWishNamed': 'Make it my wish: {reward}',
  // Spoken when a reward becomes the wish.
  'shop.yourWish': 'Your wish: {reward}!',
  'shop.wishReached': 'You have enough stars!',
  'shop.wishFailed': 'Your wish flew away',
  'shop.choresToGo': '{count, plural, one {# chore} other {# chores}} to go',
  // After the first chores of a long way.
  'shop.andMore': 'and more',

  // Shelves, and the line below a reward's name
  'shop.noRewards': 'The shop is empty',
  'shop.noRewardsText': 'Ask your grown-ups to put something nice here.',
  'shop.tier.small': 'Small',
  'shop.tier.medium': 'Medium',
  'shop.tier.big': 'Big',
  'shop.shelf.small': 'Small rewards',
  'shop.shelf.medium': 'Medium rewards',
  'shop.shelf.big': 'Big rewards',
  'shop.enoughStars': 'Enough stars',
  'shop.needStars': 'Need {count, plural, one {# star} other {# stars}}',
  'shop.starsSavedFor': 'Stars saved for {reward}',
  'shop.soldOut': 'All gone',
  // {day} is 'Monday' or 'Wed, Mar 4'.
  'shop.againOn': 'Back {day}',
  'shop.againTomorrow': 'Back tomorrow',

  // Asking for a reward.
  // Up to 11 characters.
  'shop.getIt': 'Get It!',
  'shop.getItNamed': 'Get It! {reward}',
  'shop.mysteryQuestion': 'What could it be?',
  'shop.redeemQuestion': 'Should we ask for it?',
  'shop.sayWhy': 'Say why',
  'shop.noteExample': 'I’d like it because…',
  'shop.requesting': 'Asking',
  'shop.requested': 'You asked for it!',
  'shop.requestFailed': 'That didn’t work',
  // Stars are still on the kid's side. {reward} is 'Movie night'.
  'shop.couldNotAsk': 'I couldn’t ask for {reward}. Your stars are safe.',
  'shop.noInternet': 'I need the internet to ask.',
  'shop.needMore': 'You need {count, plural, one {# more star} other {# more stars}} for this one.',
  'shop.allGone': 'Oh, that one is all gone.',
  'shop.limitReached': 'You had this one. It comes back soon!',

  // Taking back what waits.
  'shop.takeBack': 'Take it back',
  'shop.takeBackNamed': 'Take it back: {reward}',
  'shop.takeBackQuestion': 'Take it back?',
  'shop.takeBackText': 'Then your stars for {reward} are free again.',
  'shop.keepIt': 'Keep it',
  'shop.takingBack': 'One moment',
  'shop.takenBack': 'Taken back!',
  'shop.takenBackText': 'Your stars are free again.',
  'shop.takeBackFailed': 'That didn’t work',
  'shop.alreadyReviewed': 'A grown-up got there first!',

  // Promised and not handed over yet.
  'shop.onItsWay': 'On its way',
  'shop.onItsWayCount': 'On its way: {count, number}',
  'shop.saidYes': '{name} said yes',
  'shop.grownUpSaidYes': 'A grown-up said yes',
  'shop.morePromises': 'and {count, number} more',

  // Read aloud.
  'shop.spokenWish': 'It’s your wish.',
  'shop.spokenNeedStars': 'You need {count, plural, one {# more star} other {# more stars}}.',
  // Stars that wait with a request. {rewards} is a list of names.
  'shop.spokenHeld': '{count, plural, one {# star waits} other {# stars wait}} for {rewards}.',
  'shop.spokenSoldOut': 'It’s all gone.',
  'shop.spokenDeclined': 'Not this time.',

  // Words of the book in which a kid sees where stars came from.

  'starBook.title': 'My star book',
  // The button that leads to the star book; short
  'starBook.short': 'Star book',
  'starBook.empty': 'Your book is still empty',
  'starBook.emptyText': 'Every star you earn gets its own line.',
  'starBook.today': 'Today',
  'starBook.yesterday': 'Yesterday',
  'starBook.newer': 'Page back',
  'starBook.older': 'Next page',
  'starBook.page': 'Page {page, number}',

  // Under the name of a chore, a reward, or why it was given or taken; the grown-up by the first name.
  'starBook.done': 'You did it!',
  'starBook.gotIt': 'You got it',
  'starBook.gift': 'A gift for you',
  'starBook.giftFrom': 'A gift from {name}',
  'starBook.taken': 'These went back',
  'starBook.takenBy': 'These went back to {name}',
  'starBook.lookedAgain': 'A grown-up looked again',
  'starBook.lookedAgainNamed': '{name} looked again',

  // Beside a star.
  'starBook.plus': '+{count, number}',
  'starBook.minus': '−{count, number}',
  'starBook.spokenPlus': 'Plus {count, plural, one {# star} other {# stars}}.',
  'starBook.spokenMinus': 'Minus {count, plural, one {# star} other {# stars}}.',

  // What a kid is told of what grown-ups did: 'While you were away', and the celebrations. Warm and short.

  'news.away': 'While you were away',
  'news.step': '{step, number} of {of, number}',
  'news.leave': 'Close',
  'news.saidYes': '{name} said yes!',
  'news.grownUpSaidYes': 'A grown-up said yes!',
  'news.yeses': '{count, plural, one {# yes} other {# yeses}}!',
  'news.yesesFrom': '{count, plural, one {# yes} other {# yeses}} from {name}!',
  'news.gave': 'From {name}',
  'news.gaveGrownUp': 'From a grown-up',
  'news.more': '{count, plural, one {and # more} other {and # more}}',
  // Up to 11 characters.
  'news.yay': 'Yay!',
  'news.levelUp': 'Level up!',
  'news.newThing': '{thing} for your nest',
  // Of the kid's tree, which grows with each level.
  'news.treeBloomed': 'Your tree bloomed!',
  'news.newBadge': 'A new badge for you',
  'news.newBadgeDone': 'Ta-da!',
  'news.wishReached': 'Your wish is here!',
  'news.wishReachedText': 'You have enough stars for {reward}.',
  'news.weekWon': 'You won the week!',
  'news.weekWonText': '{count, plural, one {# star} other {# stars}} last week',
  'news.great': 'Great!',
  'news.gift': 'A gift for you',
  'news.giftFrom': 'A gift from {name}',
  'news.openGift': 'Tap the gift!',
  'news.openGiftNamed': 'Open the gift, {step, number} of {of, number}',
  'news.hooray': 'Hooray, {name}!',
  'news.rewardIsYours': '{reward} is yours.',
  'news.mysteryRevealed': 'Surprise: {reward}!',
  'news.quote': '“{text}”',
  // What an adult wrote. {text} is in quotes.
  'news.says': '{name} says: {text}',
  'news.teamWon': 'We did it together!',
  'news.teamWonText': 'The family nest is full: {count, plural, one {# star} other {# stars}}.',
  // Up to 11 characters.
  'news.teamWonDone': 'Hooray!',
  'news.rewardDone': 'Yippee!',

  // In Pip's bubble.
  'news.starsBack': '{count, plural, one {# star} other {# stars}} went back',
  'praise.thanks': 'Thank you!',
  'praise.helper': 'You’re such a helper!',
  'praise.effort': 'You kept at it!',
  'praise.kind': 'That was so kind!',
  'praise.sparkle': 'It sparkles!',
  'praise.hug': 'A big hug!',
  'praise.from': 'From {name}',
  'praise.fromNoOne': 'From your family',
  // Above six hearts, one of which the kid can send to the adult.
  'praise.back': 'Send one back',
  // A tab next to the messages, up to 12 characters.
  'praise.album': 'Hearts',
  'praise.albumEmpty': 'Hearts from your family go here.',
  // Next to a heart from an adult. {heart} is a sentence like 'A big hug!'.
  'praise.sentBack': 'You sent back: {heart}',
  'praise.loadFailed': 'Your hearts didn’t load',
  'praise.backFailed': 'That didn’t work. Try again!',
  'news.lookedAgain': 'A grown-up looked again',
  'news.lookedAgainBy': '{name} looked again',
  'news.delivered': 'Here it is!',

  // Words of the ten level badges, by their ids. The server has the same English ones, and mail the names.

  'badges.name.star-starter': 'Star Starter',
  'badges.name.bright-spark': 'Bright Spark',
  'badges.name.nest-builder': 'Nest Builder',
  'badges.name.moon-hopper': 'Moon Hopper',
  'badges.name.comet-chaser': 'Comet Chaser',
  'badges.name.cloud-captain': 'Cloud Captain',
  'badges.name.rainbow-ranger': 'Rainbow Ranger',
  'badges.name.planet-pilot': 'Planet Pilot',
  'badges.name.galaxy-hero': 'Galaxy Hero',
  'badges.name.legend': 'Legend',
  'badges.text.star-starter': 'Your very first star.',
  'badges.text.bright-spark': 'You’re glowing.',
  'badges.text.nest-builder': 'Home is happier with you.',
  'badges.text.moon-hopper': 'One giant hop.',
  'badges.text.comet-chaser': 'Fast, bright, and kind.',
  'badges.text.cloud-captain': 'Steering the whole crew.',
  'badges.text.rainbow-ranger': 'You color the day.',
  'badges.text.planet-pilot': 'To the far side and back.',
  'badges.text.galaxy-hero': 'A sky full of helping.',
  'badges.text.legend': 'They’ll sing about this nest.',

  // Under the number of badges that are not won yet
  'badges.toCome': 'to come',

  // The figures that a kid may choose to be; and the first letter of the name, for one who chooses none.

  'friends.bunny': 'Bunny',
  'friends.cat': 'Cat',
  'friends.dragon': 'Dragon',
  'friends.fox': 'Fox',
  'friends.frog': 'Frog',
  'friends.hedgehog': 'Hedgehog',
  'friends.owl': 'Owl',
  'friends.panda': 'Panda',
  'friends.robot': 'Robot',
  'friends.turtle': 'Turtle',
  'friends.unicorn-foal': 'Unicorn',
  'friends.whale': 'Whale',
  'friends.letter': 'My letter',

  // Words of the leaderboard, for kids and parents.

  'leaderboard.title': 'The board',
  'leaderboard.loading': 'Loading the leaderboard…',
  'leaderboard.loadFailed': 'The leaderboard didn’t load',
  'leaderboard.noKids': 'No kids to show on leaderboard!',
  'leaderboard.noKidsHint': 'Everyone in the family has a nest here.',
  'leaderboard.week': '{first} to {last}', // Sun, Jun 14 to Sat, Jun 20
  'leaderboard.ranking': 'Ranking, {week}',
  'leaderboard.thisWeek': 'This week',
  'leaderboard.lastWeek': 'Last week',
  'leaderboard.freshWeek': 'A fresh week!',
  'leaderboard.freshWeekHint': 'The first star can be anyone’s.',
  'leaderboard.quietWeek': 'No stars in that week',
  'leaderboard.lastWinner': '{names} came first last week!',
  'leaderboard.you': 'You', // beside the name of the kid who looks
  'leaderboard.chores': '{count, plural, one {# chore} other {# chores}}',

  // The podium
  'leaderboard.first': 'First place',
  'leaderboard.second': 'Second place',
  'leaderboard.third': 'Third place',
  'leaderboard.together': 'Together!', // equal stars, one step

  // The board read aloud
  'leaderboard.placeOf': '{place}: {names}, {stars, plural, one {# star} other {# stars}}',
  'leaderboard.ownStars': 'You have {count, plural, one {# star} other {# stars}}',

  // One nest for all kids
  'leaderboard.teamWeek': 'Our nest, {week}',
  'leaderboard.team': 'Our team',
  'leaderboard.ourNest': 'Our nest',
  'leaderboard.ofGoal': 'of {goal, number}', // after the stars that are there
  'leaderboard.teamOf': '{stars, number} of {goal, number} stars together',
  'leaderboard.teamStars': '{count, plural, one {# star} other {# stars}} together',
  'leaderboard.teamToGo': '{count, plural, one {# star} other {# stars}} to go!',
  'leaderboard.teamReached': 'You did it together!',
  'leaderboard.noGoal': 'All together',
  'leaderboard.setGoal': 'Set a goal',

  // A kid’s week beside their best one
  'leaderboard.ownWeek': 'My weeks, {week}',
  'leaderboard.myWeek': 'My week',
  'leaderboard.bestWeek': 'Best week',
  'leaderboard.newBest': 'Your best week so far!',
  'leaderboard.bestWas': 'Best {stars, number}: {week}', // to grown-ups
  'leaderboard.noBest': 'No earlier week yet',

  // Switched off, as grown-ups see it
  'leaderboard.off': 'The leaderboard is off',
  'leaderboard.offHint': 'Your kids don’t see it. You can turn it on in Settings.',
  'leaderboard.openSettings': 'Open Settings',

  // From rank 4 on
  'leaderboard.place': 'Place {rank, number}', // heard; only the number is seen
  'leaderboard.noStarsYet': 'No stars yet this week',
  'leaderboard.readyForFirstStar': 'Ready for a first star',

  // Notes
  'leaderboard.about': 'About the leaderboard',
  'leaderboard.resets': 'Resets every Sunday',
  'leaderboard.nextStart': 'Next fresh start: {day}',
  'leaderboard.rules': 'How rankings work',
  'leaderboard.teamRules': 'How our nest fills',
  'leaderboard.selfRules': 'How my weeks count',
  'leaderboard.rule.team': 'Everyone’s stars this week go into one nest.',
  'leaderboard.rule.self': 'This week’s stars are next to your best week.',
  'leaderboard.rule.rewardsKeep': 'Getting rewards doesn’t take stars out.',
  'leaderboard.rule.stars': 'Most stars earned this week comes first.',
  'leaderboard.rule.approved': 'Stars count when a parent approves.',
  'leaderboard.rule.equal': 'Same stars, same place.',
  'leaderboard.rule.rewards': 'Getting rewards never lowers a place.',

  // Words of the calendars of chores and rewards, for kids and parents.

  'history.loading': 'Loading the calendar…',
  'history.loadingDay': 'Loading the day',
  'history.selectedDay': 'Selected day',
  'history.today': 'Today',
  'history.previousMonth': 'Previous month',
  'history.nextMonth': 'Next month',

  // What became of a chore or a reward: beside its icon; and counted, in the name of a day: '2 done, 1 waiting'
  'history.legend': 'What the marks mean',
  'history.status.done': 'Done',
  'history.status.waiting': 'Waiting',
  'history.status.tryAgain': 'Try again',
  'history.status.approved': 'Approved',
  'history.status.got': 'Got it!',
  'history.status.notThisTime': 'Not this time',
  'history.status.missed': 'Missed',
  'history.count.done': '{count, number} done',
  'history.count.waiting': '{count, number} waiting',
  'history.count.tryAgain': '{count, number} to try again',
  'history.count.approved': '{count, number} approved',
  'history.count.got': '{count, number} received',
  'history.count.notThisTime': '{count, number} not this time',
  'history.count.missed': '{count, number} missed',

  // Who decided
  'history.approvedBy': 'Approved by {name}',
  'history.sentBackBy': 'Sent back by {name}',
  'history.byItself': 'Auto-approved',
  'history.saidYes': '{name} said yes', // to a kid
  'history.stillToCome': 'still to come',
  'history.given': 'given',
  // The steps of a routine
  'reviews.steps': '{done, number} of {total, plural, one {# step} other {# steps}}',
  // {time} as in “17 min”
  'reviews.stepsTime': '{done, number} of {total, plural, one {# step} other {# steps}}, {time}',
  'history.both': '{decided} · {given}', // two of the above

  // Chores
  'history.choresFailed': 'Failed to fetch chore history',
  'history.noChoresThisMonth': 'No chores this month',
  'history.noChoresThisMonthHint': 'Every chore you do shows up here.',
  'history.choresOfDay': '{count, plural, =0 {No chores on this day} one {# chore} other {# chores}}',

  // Rewards
  'history.rewardsFailed': 'Failed to fetch reward redemptions',
  'history.noRewardsThisMonth': 'No rewards this month',
  'history.noRewardsThisMonthForKid': 'What you ask for shows up here.',
  'history.noRewardsThisMonthForFamily': 'Requests show up here on the day a kid asks.',
  'history.rewardsOfDay': '{count, plural, =0 {No rewards on this day} one {# reward} other {# rewards}}',
  'history.rewardsOfDaySpent':
    '{count, plural, one {# reward} other {# rewards}}, {stars, plural, one {# star} other {# stars}} spent',
  'history.noteByYou': 'You:', // before what was written
  'history.noteByKid': '{name}:',
  'history.noteByGrownUp': 'A grown-up:',
  'history.mysteryReward': 'Mystery Reward!',
  'history.whose': 'Whose rewards',
  'history.everyone': 'Everyone',

  // Words of messages between parents and kids.

  // The kid's dialog, and the button that opens it
  'messages.title': 'Messages',
  'messages.unread': 'Messages, {count, plural, one {# new one} other {# new ones}}',
  'messages.newestFirst': 'Messages, newest first',
  'messages.none': 'No messages yet',
  'messages.noneForKid': 'Kind words from your grown-ups land here.',
  'messages.noneForParent': 'Messages you send appear here.',
  'messages.loadFailed': 'Your messages didn’t load',
  'messages.done': 'Got it',
  'messages.close': 'Close',
  'messages.new': 'New',
  'messages.sentBy': '{name}, <0>{ago}</0>', // Dana, 5 minutes ago
  'messages.arrived': 'A message for you!',
  'messages.read': 'Read', // the button that opens a message which has just come

  // Types: as parents choose them, and as kids read them above the words
  'messages.type.general': 'General',
  'messages.type.motivation': 'Motivation',
  'messages.type.celebration': 'Celebration',
  'messages.greeting.general': 'Hello!',
  'messages.greeting.motivation': 'You can do it!',
  'messages.greeting.celebration': 'Hooray!',

  // The parent's form
  'messages.form': 'Send a message',
  'messages.to': 'To',
  'messages.allKids': 'All kids',
  'messages.type': 'Type',
  'messages.emoji': 'Emoji',
  'messages.emoji.star': 'Star',
  'messages.emoji.party': 'Party',
  'messages.emoji.strong': 'Strong',
  'messages.emoji.heart': 'Heart',
  'messages.emoji.applause': 'Applause',
  'messages.emoji.rocket': 'Rocket',
  'messages.emoji.trophy': 'Trophy',
  'messages.emoji.smile': 'Smile',
  'messages.message': 'Message',
  'messages.placeholder': 'Something kind…',
  'messages.length': '{length, number} of {most, number} characters',
  'messages.required': 'Message is required',
  'messages.starters': 'Quick messages',
  'messages.starter.love': 'I love you!',
  'messages.starter.thanks': 'Thank you for your help.',
  'messages.starter.greatDay': 'Have a great day!',
  'messages.starter.almost': 'You’re almost there!',
  'messages.starter.believe': 'I believe in you.',
  'messages.starter.oneMore': 'One more chore and you have it!',
  'messages.starter.didIt': 'You did it!',
  'messages.starter.proud': 'I’m so proud of you.',
  'messages.starter.week': 'What a week! Well done.',
  'messages.send': 'Send',
  'messages.sendTo': 'Send to {names}', // again, to those whom it did not reach
  'messages.sending': 'Sending',
  'messages.sent': 'Message sent',
  'messages.sentToNames': 'To {names}',
  'messages.failed': 'Failed to send message',
  'messages.failedFor': 'Not sent to {names}.',
  'messages.reached': '{names} got it.',
  'messages.checkConnection': 'Check your connection and try again.',

  // Beside the form
  'messages.preview': 'How kids see it',
  'messages.previewText': 'Your words appear here.',
  'messages.previewFrom': '{name}, just now',
  'messages.sentList': 'Sent',
  'messages.sentTo': 'Sent to {name}',
  'messages.sentToLoadFailed': 'The messages to {name} did not load',
  'messages.nothingSent': 'Nothing sent yet.',
  'messages.showOlder': 'Show older',
  'messages.seen': 'Seen',
  'messages.notSeen': 'Not seen yet',

  // Words of the voice helper Pip: its buttons, and what it says. What it understands is in voice/words.ts.

  'voice.talkToPip': 'Talk to Pip',
  'voice.stopListening': 'Stop listening',
  'voice.listening': 'I’m listening…',
  'voice.youCanSay': 'You can say',

  // What a kid can say or tap. A tap is taken as it is; what is said must be understood by voice/words.ts.
  'voice.command.stars': 'How many stars?',
  'voice.command.do': 'Do {chore}',
  'voice.command.get': 'Get {reward}',
  'voice.command.chores': 'Chores',
  'voice.command.rewards': 'Rewards',
  'voice.command.badges': 'Badges',
  'voice.command.messages': 'Messages',
  'voice.command.leaderboard': 'Leaderboard',
  // The same; <0/> marks where the long word may break.
  'voice.command.leaderboardLabel': 'Leader<0/>board',
  'voice.command.choreHistory': 'Chore history',
  'voice.command.rewardHistory': 'Reward history',
  'voice.command.exit': 'Exit',

  // What Pip says; shown and spoken.
  'voice.start': 'What should we do?',
  'voice.whatElse': 'Okay! What else?',
  'voice.help': 'You can say one of these. Or tap it!',
  'voice.notUnderstood': 'I didn’t get that. You can say one of these.',
  'voice.starsOwned': 'You have {count, plural, one {# star} other {# stars}}!',
  'voice.here.chores': 'Here are your chores.',
  'voice.here.rewards': 'Here are your rewards.',
  'voice.here.badges': 'Here are your badges.',
  'voice.here.messages': 'Here are your messages.',
  'voice.here.leaderboard': 'Here’s the leaderboard.',
  'voice.here.chore-history': 'Here’s what you did.',
  'voice.here.reward-history': 'Here’s what you got.',
  'voice.whichOne': 'Which one?',
  'voice.unknownChore': 'I don’t know that chore.',
  'voice.unknownReward': 'I don’t know that reward.',
  'voice.gone': 'That one is gone.',
  // {name} is a chore or a reward.
  'voice.isItDone': '{name}. Is it done?',
  // A routine starts.
  'voice.letsGo': '{name}. Let’s go!',
  'voice.getItFor': '{name} for {count, plural, one {# star} other {# stars}}?',
  'voice.isWaiting': '{name} is waiting for a grown-up.',
  'voice.isDone': '{name} is already done.',
  // Another day's, or another kid's.
  'voice.isLater': '{name} is not for you right now.',
  'voice.isInactive': '{name} is on a break.',
  'voice.isLimited': '{name} comes back soon.',
  'voice.isSoldOut': '{name} is all gone.',
  'voice.needsStars': '{name} needs {count, plural, one {# more star} other {# more stars}}.',
  'voice.choreDone': 'Well done! A grown-up will look soon.',
  'voice.rewardAsked': 'You asked for it! A grown-up will look soon.',
  // {message} says why.
  'voice.choreFailed': 'Your egg came back. {message}',
  'voice.rewardFailed': 'That didn’t work. {message}',

  // Buttons under Pip's question.
  'voice.notYet': 'Not yet',
  'voice.notNow': 'Not now',
  'voice.yesDone': 'Yes, done!',
  'voice.yesGetIt': 'Yes, get it!',
  'voice.sending': 'Sending',
  'voice.requesting': 'Asking',

  // Why nothing was heard.
  'voice.error.no-speech': 'I didn’t hear you. Tap the microphone and try again!',
  'voice.error.network': 'I can’t listen without internet. You can tap the pictures.',
  'voice.error.not-allowed': 'My ears are turned off. Ask a grown-up to allow the microphone.',
  'voice.error.other': 'Oops, my ears didn’t work. Try again, or tap the pictures.',
  'voice.error.unsupported': 'This tablet can’t listen. You can tap the pictures.',
} as const;
