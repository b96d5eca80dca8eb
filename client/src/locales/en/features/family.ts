/** Words of a family’s overview, approvals, code and home page. */
export default {
  // Who is greeted and by what name
  'family.parent': 'Parent',
  'family.unnamed': 'Your family nest',
  'family.goodNight': 'Good night, {name}',
  'family.goodMorning': 'Good morning, {name}',
  'family.goodAfternoon': 'Good afternoon, {name}',
  'family.goodEvening': 'Good evening, {name}',

  // The numbers: each stands over what there are so many of
  'family.numbers': 'Your family in numbers',
  'family.kids': '{count, plural, one {Kid} other {Kids}}',
  'family.totalStars': 'Total stars',
  'family.starsEarned': 'Total stars earned',
  'family.activeChores': '{count, plural, one {Active chore} other {Active chores}}',
  'family.availableRewards': '{count, plural, one {Available reward} other {Available rewards}}',
  'family.pendingReviews': 'Pending reviews',
  'family.notKnown': 'not known',

  // The family code
  'family.code': 'Family code',
  'family.codeText': 'Kids type this on the tablet to find their names.',
  'family.newCode': 'New family code',
  'family.newCodeQuestion': 'Get a new family code?',
  'family.newCodeText':
    'The old five digits open nothing from then on. Kids who are logged in and connected devices stay as they are.',
  'family.newCodeIs': 'Your family code is {code} now',
  'family.newCodeFailed': 'The code was not changed',
  'family.copyCode': 'Copy family code',
  'family.copied': 'Copied',
  'family.copiedCode': 'Family code {code}',
  'family.cannotCopy': 'Copying is switched off here',
  'family.qrCode': 'QR code that opens the kids’ login',
  // <0> is the address, a link.
  'family.openOnTablet': 'On the tablet, open <0>{address}</0> or scan this.',
  'family.localAddress':
    'This address works on this computer only. Open Starnest by your network’s address first.',
  'family.copyLink': 'Copy link',
  'family.copiedLink': 'Open this link on the tablet.',

  // The first steps of a new family
  'family.welcome': 'Welcome, {name}',
  'family.welcomeText': 'Five steps, about four minutes. You can stop after any of them.',
  'family.firstSteps': 'To the first star',
  'family.stepsDone': '{done, number} of {steps, number} done',
  'family.stepOf': 'Step {step, number} of {steps, number}',
  // Read aloud after a step.
  'family.step.done': ', done',
  'family.step.skipped': ', skipped',
  'family.next': 'Next',
  'family.skip': 'Skip',
  'family.skipStep': 'Skip: {step}',
  'family.skipFailed': 'It was not skipped',
  'family.stepKid': 'Add your first kid',
  'family.stepKidText': 'A name, a color and four secret pictures.',
  'family.stepKidAction': 'Add a kid',
  'family.kidsIn':
    '{count, plural, one {{names} is in. You can add more at any time.} other {{names} are in. You can add more at any time.}}',
  'family.addAnother': 'Add another',
  'family.stepChores': 'Pick a few chores',
  'family.stepChoresText': 'Tick what your family knows. Stars and days can be changed later.',
  'family.stepChoresAction': 'Choose chores',
  'family.moreIdeas': 'More ideas',
  'family.stepReward': 'Add a reward',
  'family.stepRewardText': 'Something to look forward to, from about 10 stars.',
  'family.stepRewardAction': 'Choose a reward',
  'family.stepTablet': 'Connect the tablet your kids use',
  'family.stepTabletText': 'Scan a code once. After that, kids log in with four pictures.',
  'family.stepTabletAction': 'Connect',
  'family.stepAdult': 'Invite the other grown-up',
  'family.stepAdultText': 'Whoever is home can approve. Skip it if you do this alone.',
  'family.stepAdultAction': 'Invite',
  // What the overview shows later
  'family.willShow': 'What this page will show',
  'family.willShow.waits': 'What waits for you',
  'family.willShow.waitsText': 'One tap gives the stars.',
  'family.willShow.day': 'Each kid’s day',
  'family.willShow.dayText': 'Done, waiting, still open.',
  'family.willShow.owed': 'Rewards you owe',
  'family.willShow.owedText': 'Until you tap Given.',

  // What waits for a parent
  'family.waiting': 'Waiting for you',
  'family.pendingApprovals': '{count, plural, one {# pending approval} other {# pending approvals}}',
  // Read aloud after the name of the tab.
  'family.tabPending': ', {count, plural, one {# pending approval} other {# pending approvals}}',
  'family.waitingTitle': '({count, number}) {title}',
  'family.viewAll': 'View All',
  'family.waitingFailed': 'Your approvals did not load',
  'family.waitingLoading': 'Loading approvals',
  'family.caughtUp': 'All caught up',
  'family.caughtUpHere': 'Nothing is waiting for you. New ones appear here by themselves.',

  'family.nothingWaits': 'Nothing waits for you.',

  // What was promised
  'family.promised': 'Promised, not yet given',
  'family.promisedTo': '{kid}, since {day}',
  'family.promisedFailed': 'What was promised did not load',
  'family.given': 'Given',
  // Read aloud: what and to whom.
  'family.givenOf': 'Given: {reward} to {kid}',
  // In the bar with Undo, below the name of the reward.
  'family.givenTo': '{kid} has it now.',
  'family.givenFailed': 'It was not counted as given',

  // Approve all
  'family.approveAll': 'Approve all',
  'family.approveAllChores': 'Approve all {count, number} chores',
  'family.approveNothing': 'Approve all?',
  'family.approveChores': 'Approve {chores, plural, one {# chore} other {# chores}}?',
  'family.approveRewards': 'Approve {rewards, plural, one {# reward} other {# rewards}}?',
  'family.approveBoth':
    'Approve {chores, plural, one {# chore} other {# chores}} and {rewards, plural, one {# reward} other {# rewards}}?',
  'family.approveText': 'All at once, with the stars as shown.',
  'family.approveNothingText': 'Switch on what you want to approve.',
  'family.approve': 'Approve',
  'family.approveCount': 'Approve {count, number}',
  'family.approveProgress': '{done, number} of {total, number}',
  'family.chores': '{count, plural, one {# chore} other {# chores}}',
  'family.rewards': '{count, plural, one {# reward} other {# rewards}}',
  // After a number of stars; <0> is the star with the number.
  'family.starsEarnedNow': '<0/> earned',
  'family.starsSpentNow': '<0/> spent',
  // What cannot be approved now, and why
  'family.stay': '{count, plural, one {One stays:} other {# stay:}}',
  'family.stayNoStars': '{chore} has no number of stars.',
  'family.staySoldOut': '{reward} for {kid} is all gone.',
  'family.stayShort': '{reward}: {kid} needs {stars, number} more.',
  'family.approvedSome': '{count, number} of {total, number} approved',
  'family.approvedNone': 'Nothing was approved',
  'family.reviewedElsewhere':
    '{count, plural, one {# item was reviewed by someone else.} other {# items were reviewed by someone else.}}',
  'family.stillWaiting': '{count, plural, one {# item still waits.} other {# items still wait.}}',

  // The family’s home page
  'family.kidsFailed': 'Your kids did not load',
  'family.kidsLoading': 'Loading kids',
  'family.noKids': 'No kids added yet!',
  'family.noKidsText': 'Give each kid a name, a color and four secret pictures.',
  'family.addFirstKid': 'Add Your First Kid',
  'family.level': 'Level {level, number}',
  'family.viewDashboard': 'View Dashboard',
  'family.viewDashboardOf': 'View {name}’s dashboard',
  'family.handOver': 'Hand over',
  'family.handOverTo': 'Hand over to {name}',
} as const;
