/** Words of the dialogs in which ready-made chores and rewards are ticked. */
export default {
  'library.choreIdeas': 'Chore ideas',
  'library.rewardIdeas': 'Reward ideas',
  'library.text': 'Tick what suits your family. Names, days and stars can be changed afterwards.',

  // The filters
  'library.all': 'All',
  'library.age': 'Age',
  'library.allAges': 'All ages',
  'library.ageRange': '{from, number}–{to, number}',
  'library.room': 'Room',
  'library.kitchen': 'Kitchen',
  'library.bedroom': 'Bedroom',
  'library.cleaning': 'Cleaning',
  'library.study': 'Study',
  'library.petCare': 'Pet Care',
  'library.organize': 'Organize',
  'library.found': '{count, plural, one {# idea} other {# ideas}}',

  // An idea
  'library.ages': 'Ages {from, number}–{to, number}',
  'library.present': 'In your list',

  'library.addChores': '{count, plural, =0 {Add chores} one {Add # chore} other {Add # chores}}',
  'library.addRewards': '{count, plural, =0 {Add rewards} one {Add # reward} other {Add # rewards}}',
  'library.adding': 'Adding',
  'library.nothingChosen': 'Nothing chosen yet',
  'library.tickChores': 'Tick the chores that suit your family.',
  'library.tickRewards': 'Tick the rewards that suit your family.',
  'library.choresAdded': '{count, plural, one {# chore added} other {# chores added}}',
  'library.rewardsAdded': '{count, plural, one {# reward added} other {# rewards added}}',
  'library.someAdded': '{count, number} of {total, number} added',
  // {why} is a sentence.
  'library.othersTicked': 'The others are still ticked. {why}',
} as const;
