export default {
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
  'voice.command.badges': 'Badges',
  'voice.command.messages': 'Messages',
  'voice.command.exit': 'Exit',

  // What Pip says; shown and spoken.
  'voice.start': 'What should we do?',
  'voice.whatElse': 'Okay! What else?',
  'voice.help': 'You can say one of these. Or tap it!',
  'voice.notUnderstood': 'I didn’t get that. You can say one of these.',
  'voice.starsOwned': 'You have {count, plural, one {# star} other {# stars}}!',
  'voice.here.chores': 'Here are your chores.',
  'voice.here.rewards': 'Here are your rewards.',
  'voice.here.nest': 'Here’s your nest.',
  'voice.here.badges': 'Here are your badges.',
  'voice.here.messages': 'Here are your messages.',
  'voice.here.leaderboard': 'Here’s this week.',
  'voice.here.chore-history': 'Here’s what you did.',
  'voice.here.reward-history': 'Here’s what you got.',
  'voice.whichOne': 'Which one?',
  'voice.unknownChore': 'I don’t know that chore.',
  'voice.unknownReward': 'I don’t know that reward.',
  'voice.gone': 'That one isn’t there anymore.',
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
