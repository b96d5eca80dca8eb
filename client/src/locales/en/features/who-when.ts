/** Words of the forms' lines of chips: for whom, when and how often. */
export default {
  'whoWhen.who': 'Who',
  'whoWhen.everyone': 'Everyone',
  'whoWhen.kidsFailed': 'The kids did not load.',
  'whoWhen.tryAgain': 'Try again',
  // Beside “Who”, of a chore
  'whoWhen.eachAll': 'Each kid can do it',
  'whoWhen.only': 'Only {name}',
  'whoWhen.eachOf': '{names}, each on their own',
  'whoWhen.firstOfAll': 'Whoever does it first',
  'whoWhen.firstOf': '{names}: whoever does it first',
  // {first} is a name.
  'whoWhen.turnsAllFrom': 'All kids take turns, {first} first',
  'whoWhen.turnsFrom': '{names} take turns, {first} first',
  // Beside “Who”, of a reward
  'whoWhen.rewardAll': 'Each kid can have it',
  // From nine kids on
  'whoWhen.chooseKids': 'Choose kids',
  'whoWhen.kidsChosen': '{count, plural, one {# kid} other {# kids}}',
  'whoWhen.findKid': 'Find a kid',
  'whoWhen.noKid': 'No kid is called that.',

  'whoWhen.sharing': 'How they share it',
  'whoWhen.each': 'Each does it',
  'whoWhen.first': 'First come',
  'whoWhen.turns': 'Take turns',

  'whoWhen.when': 'When',
  'whoWhen.likeOften': 'As often as they like',
  'whoWhen.anytime': 'Any time',
  'whoWhen.daily': 'Daily',
  'whoWhen.weekdays': 'Weekdays',
  'whoWhen.weekends': 'Weekends',
  'whoWhen.weekly': 'Weekly',
  'whoWhen.more': 'More',
  'whoWhen.partOfDay': 'Part of the day',
  'whoWhen.morning': 'Morning',
  'whoWhen.afternoon': 'Afternoon',
  'whoWhen.evening': 'Evening',
  // What More opens
  'whoWhen.kind': 'How it repeats',
  'whoWhen.onDays': 'On days',
  'whoWhen.times': 'Times',
  'whoWhen.every': 'Every…',
  'whoWhen.once': 'Once',
  'whoWhen.noDays': 'Choose at least one day',
  'whoWhen.noDaysYet': 'No day chosen yet',
  // As in “3 times a week”; <0> is the field with the number, <1> the choice of day, week and month.
  'whoWhen.timesA': '<0/> times a <1/>',
  'whoWhen.per': 'In which time',
  'whoWhen.day': 'Day',
  'whoWhen.week': 'Week',
  'whoWhen.month': 'Month',
  // As in “Every 10 days, from June 24”; <0> is the field with the number, <1> that with the day.
  'whoWhen.everyDays': 'Every <0/> days, from <1/>',
  'whoWhen.daysBetween': 'Days from one to the next',
  'whoWhen.firstDay': 'First day',
  'whoWhen.fewer': 'One fewer',
  'whoWhen.oneMore': 'One more',
  'whoWhen.whenever': 'Whenever',
  'whoWhen.today': 'Today',
  'whoWhen.tomorrow': 'Tomorrow',
  'whoWhen.onDay': 'On this day',

  // The days to come, beside the form
  'whoWhen.opens': 'When it opens',
  // {names} as in “Mia, Leo, and Ava”
  'whoWhen.openNow': 'Open now for {names}. Opens again after each review.',
  'whoWhen.openAlways': 'Open for {names}, as often as they like.',
  'whoWhen.openNobody': 'Open as soon as there is a kid.',
  'whoWhen.openUntilDone': 'Open until it is done.',
  'whoWhen.dayOver': 'That day is over.',
  'whoWhen.next': '{count, plural, one {The day} other {The next three}}',
  // {day} as in “Tue, Jun 24”
  'whoWhen.todayIs': 'Today, {day}',
  'whoWhen.by': 'By {day}',
  'whoWhen.timesEach': '{times, plural, one {once} =2 {twice} other {# times}}',
  // On the kid’s card
  'whoWhen.thisMorning': 'This morning',
  'whoWhen.thisAfternoon': 'This afternoon',
  'whoWhen.thisEvening': 'This evening',
  'whoWhen.turnOf': '{name}’s turn',

  // A reward, for each kid
  'whoWhen.limit': 'How often',
  'whoWhen.noLimit': 'As often as the stars last',
  'whoWhen.limitEach': '{often}, each kid',
} as const;
