export default {
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
} as const;
