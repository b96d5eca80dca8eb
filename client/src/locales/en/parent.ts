export default {
  // Words of the parent’s dashboard: its rail, and what its tabs are headed by.

  'parent.dashboard': 'Parent dashboard',
  'parent.portal': 'Parent Portal',
  'parent.starnestHome': 'Starnest, home',
  'parent.home': 'Home',
  'parent.logout': 'Logout',
  'parent.loading': 'Loading…',

  // The tabs
  // Up to 12 characters.
  'parent.overview': 'Overview',
  // Up to 13 characters.
  'parent.approvals': 'Approvals',
  // Up to 8 characters.
  'parent.plan': 'Plan',
  // Up to 8 characters.
  'parent.kids': 'Kids',
  'parent.chores': 'Chores',
  'parent.rewards': 'Rewards',
  'parent.rewardHistory': 'Reward history',
  'parent.messages': 'Messages',
  'parent.analytics': 'Analytics',
  'parent.settings': 'Settings',
  // Where there is no room for them: the way to the tabs that are not in the bar.
  // Up to 6 characters.
  'parent.more': 'More',

  // The menu to add things: each with a short text below it
  'parent.add': 'Add',
  'parent.new': 'New',
  'chores.new': 'New chore',
  'parent.newChoreText': 'Name it and save. That’s enough.',
  'rewards.new': 'New reward',
  'parent.newRewardText': 'Something to look forward to',
  'parent.giveStars': 'Give stars',
  'parent.giveStarsText': 'For something extra',
  'parent.sendMessageText': 'Or a heart',

  // Overview
  'parent.quickActions': 'Quick actions',
  'parent.addChore': 'Add a chore',
  'parent.addReward': 'Add a reward',
  'parent.sendMessage': 'Send a message',
  'parent.seeAnalytics': 'See analytics',

  // To a helper; {names} as “Dana and Sam” who manage the family
  'parent.helperNote':
    'You’re a helper here. {count, plural, one {Only {names} can change chores.} other {Only {names} can change chores.}}',

  // Messages
  'parent.messagesText': 'Kids see your message right away.',
  'parent.sendHeart': 'Send a heart',
  'parent.messagesLoading': 'Loading messages',
  'parent.noKids': 'No kids added yet!',
  'parent.noKidsToWrite': 'Once you add a kid, you can message them here.',
  'parent.addFirstKid': 'Add Your First Kid',
  'parent.kidsFailed': 'Couldn’t load your kids',

  // Analytics
  'parent.analyticsShown': 'View',
  'parent.insights': 'Insights',
  'parent.leaderboard': 'Leaderboard',
  'parent.weeklyLeaderboard': 'Weekly leaderboard',

  // What a kid just did
  'parent.choreDone': '{name} did a chore',
  'parent.approvedByItself': '{chore}: auto-approved, {stars, plural, one {# star} other {# stars}}',
  'parent.rewardAsked': '{name} asked for a reward',
  'parent.review': 'Review',

  // Words of the keyboard shortcuts on the parent’s dashboard.

  'shortcuts.title': 'Keyboard shortcuts',
  'shortcuts.on': 'Shortcuts on',

  'shortcuts.onHint': 'On this device only.',

  'shortcuts.lists': 'In a list',
  'shortcuts.nextRow': 'Next row',
  'shortcuts.previousRow': 'Previous row',
  'shortcuts.approve': 'Approve',
  'shortcuts.sendBack': 'Send back',
  'shortcuts.hearts': 'Hearts',
  'shortcuts.choose': 'Choose a reason or heart',
  'shortcuts.stars': 'Give the kid stars',
  'shortcuts.select': 'Select',

  'shortcuts.everywhere': 'Everywhere',
  'shortcuts.approveAll': 'Approve all chores',
  'shortcuts.undo': 'Undo',
  'shortcuts.newChore': 'New chore',
  'shortcuts.save': 'Save a form',
  'shortcuts.filter': 'Search the list',
  'shortcuts.help': 'Show these shortcuts',

  'shortcuts.goTo': 'Go to',

  'shortcuts.board': 'On the plan',
  'shortcuts.cells': 'Move between chores',
  'shortcuts.menu': 'Open the menu',
  'shortcuts.lift': 'Pick up and drop',
  'shortcuts.putBack': 'Cancel the move',
  'shortcuts.done': 'Done',
  'shortcuts.move': 'Move to another day',
  'shortcuts.give': 'Give to another kid',
  'shortcuts.skip': 'Skip this time',
  'shortcuts.edit': 'Edit',

  'shortcuts.key.space': 'Space',
  'shortcuts.key.enter': 'Enter',
  'shortcuts.key.escape': 'Esc',
  'shortcuts.key.shift': 'Shift',

  // Words of a family’s overview, approvals, code and home page.

  // Who is greeted and by what name
  'family.parent': 'Parent',
  'family.unnamed': 'Your family nest',
  'family.of': '{name}’s family', // where a family has no name
  'family.goodNight': 'Hello, {name}',
  'family.goodMorning': 'Good morning, {name}',
  'family.goodAfternoon': 'Good afternoon, {name}',
  'family.goodEvening': 'Good evening, {name}',

  // The numbers: each stands over what there are so many of
  'family.numbers': 'Your family at a glance',
  'family.kidCount': '{count, plural, one {kid} other {kids}}',
  'family.totalStars': 'total stars',
  'family.starsEarned': 'total stars earned',
  'family.activeChores': '{count, plural, one {active chore} other {active chores}}',
  'family.availableRewards': '{count, plural, one {available reward} other {available rewards}}',
  'family.pendingReviews': '{count, plural, one {pending review} other {pending reviews}}',
  'family.notKnown': 'unknown',

  // The search over everything (Ctrl+K)
  'search.title': 'Search',
  'search.now': 'Right now',
  'search.recent': 'Recent',
  'search.actions': 'Actions',
  'search.pages': 'Pages',
  'search.approvals': '{count, plural, one {# item to approve} other {# items to approve}}',
  // {time} as in “7:12 PM”
  'search.lockedUntil': 'Locked until {time}',
  'search.kid': 'Kid',
  'search.chore': 'Chore',
  'search.reward': 'Reward',
  'search.keySelect': 'Select',
  'search.keyOpen': 'Open',
  'search.none': 'No results for “{query}”',
  'search.noneText': 'Try a kid, a chore, or a setting.',
  'search.newChore': 'New chore “{name}”',
  'search.newReward': 'New reward “{name}”',

  // The family code
  'family.code': 'Family code',
  'family.codeText': 'Kids type this on the tablet to find their names.',
  'family.newCode': 'New family code',
  'family.newCodeQuestion': 'Get a new family code?',
  'family.newCodeText':
    'The old code stops working right away. Kids stay logged in, and connected tablets stay connected.',
  'family.newCodeIs': 'Your family code is now {code}',
  'family.newCodeFailed': 'Couldn’t change the code',
  'family.copyCode': 'Copy family code',
  'family.copiedCode': 'Family code {code}',
  'family.qrCode': 'QR code for kid login',
  // <0> is the address, a link.
  'family.openOnTablet': 'On the tablet, open <0>{address}</0> or scan this code.',
  'family.localAddress':
    'This address only works on this computer. To connect other devices, open Starnest at its network address first.',
  'family.shareText': 'Our family code on Starnest is {code}.',
  'family.copyLink': 'Copy link',

  // The first steps of a new family
  'family.welcome': 'Welcome, {name}',
  'family.firstSteps': 'Get to your first star',
  'family.stepsDone': '{done, number} of {steps, number} done',
  'family.stepOf': 'Step {step, number} of {steps, number}',
  // Read aloud after a step.
  'family.step.done': ', done',
  'family.step.skipped': ', skipped',
  'family.next': 'Next',
  'family.skip': 'Skip',
  'family.skipStep': 'Skip: {step}',
  'family.skipFailed': 'Couldn’t skip this step',
  'family.stepKid': 'Add your first kid',
  'family.stepKidText': 'A name, a color, and four secret pictures.',
  'family.stepKidAction': 'Add a kid',
  'family.kidsIn': '{count, plural, one {{names} has been added.} other {{names} have been added.}}',
  'family.addAnother': 'Add another kid',
  'family.stepChores': 'Pick a few chores',
  'family.stepChoresText': 'Check off what fits your family. You can change stars and days later.',
  'family.stepChoresAction': 'Choose chores',
  'family.moreIdeas': 'More ideas',
  'family.stepReward': 'Add a reward',
  'family.stepRewardText': 'Something to look forward to, starting at about 10 stars.',
  'family.stepRewardAction': 'Choose a reward',
  'family.stepTablet': 'Connect the tablet your kids use',
  'family.stepTabletText': 'Scan a code once. After that, kids log in with four pictures.',
  'family.stepTabletAction': 'Connect',
  'family.stepAdult': 'Invite another adult',
  'family.stepAdultText': 'Any adult at home can approve. Skip this if you’re on your own.',
  'family.stepAdultAction': 'Invite',
  // What waits for a parent
  'family.waiting': 'Needs your approval',
  'family.pendingApprovals': '{count, plural, one {# pending approval} other {# pending approvals}}',
  // Read aloud after the name of the tab.
  'family.tabPending': ', {count, plural, one {# pending approval} other {# pending approvals}}',
  'family.waitingTitle': '({count, number}) {title}',
  'family.viewAll': 'View All',
  'family.waitingFailed': 'Couldn’t load approvals',
  'family.waitingLoading': 'Loading approvals',
  'family.nothingToApprove': 'Nothing to approve',
  'family.caughtUpHere': 'New requests show up here.',
  'family.seeReviewed': 'See what was reviewed',
  // The two views of the approvals: this one and “Reviewed”
  'family.toApprove': 'To approve',
  'family.filterByKid': 'Filter by kid',
  // Before the number of all kids’ requests
  'family.allKids': 'All',
  'family.nothingHere': 'Nothing to approve for this kid.',
  // The panel with the chosen request, for screen readers.
  'family.detailOf': 'Details: {name}, {kid}',

  'family.allCaughtUp': 'You’re all caught up',
  'family.nothingWaits': 'Nothing to approve. New requests show up here.',

  // What was promised
  'family.promised': 'Rewards to hand out',
  'family.promisedTo': '{kid} · {day}',
  'family.promisedFailed': 'Couldn’t load these rewards',
  'family.given': 'Mark as given',
  // Read aloud: what and to whom.
  'family.givenOf': 'Mark as given: {reward} to {kid}',
  // In the bar with Undo, below the name of the reward.
  'family.givenTo': '{kid} has it now.',
  'family.givenFailed': 'Couldn’t mark as given',

  // Approve all
  'family.approveAll': 'Approve all',
  'family.approveAllChores': 'Approve all {count, number} chores',
  'family.approveNothing': 'Approve all?',
  'family.approveChores': 'Approve {chores, plural, one {# chore} other {# chores}}?',
  'family.approveRewards': 'Approve {rewards, plural, one {# reward} other {# rewards}}?',
  'family.approveBoth':
    'Approve {chores, plural, one {# chore} other {# chores}} and {rewards, plural, one {# reward} other {# rewards}}?',
  'family.approveText': 'All at once, each with the stars shown.',
  'family.approveNothingText': 'Turn on what you want to approve.',
  'family.approve': 'Approve',
  'family.approveCount': 'Approve {count, number}',
  'family.approveProgress': '{done, number} of {total, number}',
  'family.chores': '{count, plural, one {# chore} other {# chores}}',
  'family.rewards': '{count, plural, one {# reward} other {# rewards}}',
  // After a number of stars; <0> is the star with the number.
  'family.starsEarnedNow': '<0/> earned',
  'family.starsSpentNow': '<0/> spent',
  // What cannot be approved now, and why
  'family.stay': '{count, plural, one {One can’t be approved:} other {# can’t be approved:}}',
  'family.stayNoStars': 'Set stars for {chore} first.',
  'family.staySoldOut': '{reward} for {kid} is all gone.',
  'family.stayShort': '{reward}: {kid} needs {stars, number} more stars.',
  'family.approvedSome': '{count, number} of {total, number} approved',
  'family.approvedNone': 'Nothing was approved',
  'family.reviewedElsewhere':
    '{count, plural, one {# item was reviewed by someone else.} other {# items were reviewed by someone else.}}',
  'family.stillWaiting':
    '{count, plural, one {# item still needs approval.} other {# items still need approval.}}',

  // The family’s home page
  'family.kidsFailed': 'Couldn’t load your kids',
  'family.kidsLoading': 'Loading kids',
  'family.noKids': 'No kids added yet!',
  'family.noKidsText': 'Give each kid a name, a color, and four secret pictures.',
  'family.addFirstKid': 'Add Your First Kid',
  'family.level': 'Level {level, number}',
  'family.handTo': 'Hand to {name}', // short for the next one
  'family.handOverTo': 'Hand the tablet to {name}',

  // Words of a family’s home page, seen by a parent who is signed in.

  'familyHome.title': 'Home',
  'familyHome.welcome': 'Welcome back, {name}!',
  'familyHome.logout': 'Logout',
  'familyHome.loggingOut': 'Logging out',
  'familyHome.dashboard': 'Parent dashboard',

  // Where to go from here
  'familyHome.next': 'What’s next?',
  'familyHome.manageKids': 'Manage Kids',
  'familyHome.manageKidsText': 'Names, colors, pictures',
  'familyHome.setupChores': 'Setup Chores',
  'familyHome.setupChoresText': 'Who does what, and when',
  'familyHome.viewAnalytics': 'View Analytics',
  'familyHome.viewAnalyticsText': 'Stars by day, and who’s ahead',
  'familyHome.rewardHistory': 'Reward history',
  'familyHome.rewardHistoryText': 'Month by month',
  'familyHome.back': 'Back to family home',

  // Words of the parent’s kids: cards, forms and removal.

  'kids.title': 'Kids',
  'kids.add': 'Add a kid',
  'kids.addFirst': 'Add Your First Kid',
  'kids.none': 'No kids added yet!',
  'kids.noneText': 'Give each kid a name, a color, and four secret pictures.',
  'kids.failed': 'Couldn’t load your kids',
  'kids.loading': 'Loading kids',

  // A card
  'kids.level': 'Level {level, number}',
  'kids.toSpend': '{count, number} to spend',
  'kids.savedOf': '{saved, number} of {cost, number}',
  // Up to 18 characters.
  'kids.viewDashboard': 'View Dashboard',
  'kids.viewDashboardOf': 'View Dashboard: {name}',
  'kids.message': 'Message',
  'kids.messageTo': 'Message {name}',

  // A kid's page
  'kids.settingsOf': '{name}’s settings',
  'kids.oneFailed': 'Couldn’t load this kid',
  'kids.notHere': 'This kid isn’t in your family',
  'kids.notHereText': 'They may have been removed.',
  'kids.goal': 'Goal',
  'kids.goalText': '{reward}, {saved, number} of {cost, plural, one {# star} other {# stars}}',
  'kids.secretPictures': 'Secret pictures',
  'kids.secretPicturesText': '{name} taps these four to log in.',
  'kids.notPaused': 'Not paused',
  'kids.face': 'Name, character, and color',
  'kids.faceText': 'As {name} and the family see them',
  'kids.calendar': 'Calendar link',
  'kids.calendarOf': 'Calendar link for {name}',
  'kids.hasLink': 'Link created',
  'kids.noLink': 'No link yet',
  'kids.choreHistory': 'Chore history',
  'kids.choreHistoryText': 'Month by month',
  'kids.edit': 'Edit {name}',
  'kids.removeHint': 'Deletes {name}’s stars, badges, and history',
  'kids.remove': 'Remove {name}',
  // <0> is bold; {time} as in “5:30 PM”.
  'kids.locked': '<0>Too many wrong pictures.</0> Locked until {time}.',
  'kids.unlock': 'Unlock',
  'kids.unlockOf': 'Unlock {name}',
  'kids.unlocking': 'Unlocking',
  'kids.unlocked': '{name} can try again',
  'kids.unlockFailed': 'Couldn’t unlock the login',

  // The forms
  'kids.addKid': 'Add kid',
  'kids.adding': 'Adding',
  'kids.added': '{name} was added',
  'kids.addedText': 'Show them their four pictures.',
  'kids.addFailed': 'Failed to add kid',
  'kids.save': 'Save',
  'kids.saved': 'Saved',
  'kids.updateFailed': 'Couldn’t update this kid',
  'kids.name': 'Name',
  'kids.nameExample': 'Mia',
  'kids.unnamed': 'Your new kid',
  'kids.color': 'Color',
  'kids.friend': 'Character',
  'kids.red': 'Red',
  'kids.orange': 'Orange',
  'kids.yellow': 'Yellow',
  'kids.green': 'Green',
  'kids.teal': 'Teal',
  'kids.blue': 'Blue',
  'kids.lilac': 'Lilac',
  'kids.pink': 'Pink',
  'kids.pictures': 'Four secret pictures',
  'kids.pickPictures': 'Pick for me',
  'kids.picturesText':
    'They log in by tapping these in this order, so pick them together. We keep them secret: no one can look them up later, only choose new ones.',
  'kids.clear': 'Clear',
  'kids.newPictures': 'New pictures for {name}',
  'kids.newPicturesText':
    'Pick four together. The old ones stop working, and {name} is logged out everywhere.',
  'kids.savePictures': 'Save pictures',
  'kids.picturesSaved': 'Password updated',
  'kids.picturesSavedText': 'Show {name} the new pictures.',
  'kids.picturesFailed': 'Failed to update password',
  'kids.tryAgain': 'Please try again.',

  // A pause: nothing is due from one day to another.
  'kids.pause': 'Pause',
  'kids.pauseOf': 'Pause {name}',
  'kids.pauseTitle': 'Pause chores',
  'kids.pauseText': 'Nothing is due or counts as missed. The streak is safe.',
  'kids.pauseWho': 'Who takes a break?',
  'kids.pauseEveryone': 'Everyone',
  'kids.pauseToday': 'Today only',
  // {day} is a weekday or “Sun, Dec 6”, which is part of the pause.
  'kids.pauseThrough': 'Through {day}',
  'kids.pauseNextWeek': 'Next week',
  'kids.pauseOpen': 'Until I end it',
  'kids.pauseFrom': 'First day',
  'kids.pauseUntil': 'Last day',
  // {last} and {next} are weekdays or dates.
  'kids.pauseLength':
    '{days, plural, one {One day. Chores start again on {next}.} other {# days, {last} included. Chores start again on {next}.}}',
  'kids.pauseOpenText': 'Chores start again when you end the pause.',
  'kids.pauseFor': 'Pause for {days, plural, one {# day} other {# days}}',
  'kids.pausing': 'Pausing',
  'kids.paused': 'Paused',
  'kids.pausedUntil': 'Paused through {day}',
  'kids.pauseAhead': 'Pause starts {day}',
  'kids.pausedText': 'Nothing is due or missed. The streak is safe.',
  'kids.pausedOne': '{name}’s chores are paused',
  'kids.pausedAll': 'Everyone’s chores are paused',
  'kids.pausedAllAhead': 'A pause for everyone starts {day}',
  'kids.pausedAllUntil': 'Everyone’s chores are paused through {day}',
  'kids.endPause': 'End pause',
  'kids.endPauseOf': 'End {name}’s pause',
  'kids.endPauseAll': 'End everyone’s pause',
  'kids.pauseEnded': 'The pause is over',
  'kids.pauseFailed': 'Couldn’t save the pause',

  // Removal
  'kids.removeTitle': 'Remove {name}?',
  'kids.removeText': 'This can’t be undone. You’ll also lose:',
  'kids.keep': 'Keep',
  'kids.removing': 'Removing',
  'kids.removed': '{name} was removed',
  'kids.removeFailed': 'Couldn’t remove this kid',
  'kids.loseStars':
    '{saved, plural, one {# star} other {# stars}} saved, {earned, plural, one {# star} other {# stars}} earned in all',
  'kids.loseBadges': 'Every badge, and level {level, number}',
  'kids.loseHistory': 'The history of chores, rewards, and messages',

  // Words of the analytics and its printed report.

  'analytics.loading': 'Loading analytics…',
  'analytics.loadFailed': 'Couldn’t load analytics',
  'analytics.noKids': 'No analytics data yet!',
  'analytics.noKidsHint': 'Numbers will show up here once your kids start doing chores.',
  'analytics.range': 'Time range',
  'analytics.range.7': 'Last 7 days',
  'analytics.range.30': 'Last 30 days',
  'analytics.range.90': 'Last 3 months',
  'analytics.print': 'Print',
  'analytics.printedRange': '{range}, through {date}', // Last 30 days, up to Mar 4, 2026

  // Sums
  'analytics.sums': 'Totals for this period',
  'analytics.choresCompleted': '{count, plural, one {Chore Completed} other {Chores Completed}}',
  'analytics.starsEarned': '{count, plural, one {Star Earned} other {Stars Earned}}',
  'analytics.rewardsRedeemed': '{count, plural, one {Reward Redeemed} other {Rewards Redeemed}}',
  'analytics.activeDays': '{count, plural, one {Active Day} other {Active Days}}',
  'analytics.netStars': 'Net Stars Gained',
  'analytics.earnedAndSpent': '{earned, number} earned, {spent, number} spent',
  'analytics.dailyActivities': 'Avg. Daily Activities',
  'analytics.dailyActivitiesHint': 'chores, rewards, and visits',

  // Chart
  'analytics.starsByDay': 'Stars by day',
  'analytics.starsByWeek': 'Stars by week',
  'analytics.starsOfDay': 'Stars per day',
  'analytics.starsOfWeek': 'Stars per week',
  'analytics.weekOf': 'Week of {day}',
  'analytics.noStars': 'No stars were earned or spent in this period.',
  'analytics.chartSums': '{earned, plural, one {# star} other {# stars}} earned, {spent, number} spent.',
  'analytics.chartBest': 'Best: {day}, with {earned, number}.',
  'analytics.chartPoint': '{day}: {earned, number} earned, {spent, number} spent',
  'analytics.earned': 'Earned',
  'analytics.spent': 'Spent',
  'analytics.earnedCount': '{count, number} earned',
  'analytics.spentCount': '{count, number} spent',
  'analytics.chartTable': 'Stars earned and spent',
  'analytics.day': 'Day',
  'analytics.week': 'Week',

  // Kids: a number, and below it what it counts
  'analytics.kids': 'Kid Performance',
  'analytics.kidChores': '{count, plural, one {chore} other {chores}}',
  'analytics.kidStars': '{count, plural, one {star} other {stars}}',
  'analytics.kidRewards': '{count, plural, one {reward} other {rewards}}',
  // Below a kid's numbers, of the chores that were due on certain days
  'analytics.planned': '{done, number} of {total, number} planned chores done',
  'analytics.missed': '{missed, number} missed',
  'analytics.badge.onFire': 'On Fire!',
  'analytics.badge.goodWork': 'Good Work!',
  'analytics.badge.gettingStarted': 'Getting Started!',
  'analytics.badge.needsMotivation': 'Needs Motivation',

  // Chores, and what the family did together
  'analytics.popularChores': 'Most Popular Chores',
  'analytics.noChores': 'No chores were done in this period.',
  'analytics.timesDone': 'done {count, plural, one {# time} other {# times}}',
  'analytics.achievement': 'Family Achievement Summary',
  'analytics.achievement.amazing': 'Amazing teamwork!',
  'analytics.achievement.great': 'Great teamwork!',
  'analytics.achievement.started': 'A great start!',
  'analytics.achievement.none': 'Ready for the first star?',
  'analytics.doneTogether':
    '{count, plural, one {# chore} other {# chores}} done together {days, select, 7 {in the last 7 days} 30 {in the last 30 days} other {in the last 3 months}}',
  'analytics.doneSoFar':
    '{count, plural, one {# chore} other {# chores}} done so far {days, select, 7 {in the last 7 days} 30 {in the last 30 days} other {in the last 3 months}}',
  'analytics.noneDone': 'The first chore brings the first star',
} as const;
