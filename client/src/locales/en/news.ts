export default {
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
  'news.newThing': 'New for your nest: {thing}!',
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
} as const;
