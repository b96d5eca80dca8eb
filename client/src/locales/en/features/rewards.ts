/** Words of the parent’s rewards: cards, form and deletion. */
export default {
  'rewards.title': 'Rewards',
  'rewards.text': 'What kids can spend their stars on.',
  'rewards.new': 'New reward',
  'rewards.none': 'No rewards yet',
  'rewards.noneText':
    'Something small for soon, something big to save for: a bedtime story, a day at the pool.',
  'rewards.search': 'Find a reward',
  'rewards.failed': 'The rewards did not load',
  'rewards.loading': 'Loading rewards',

  'rewards.small': 'Small',
  'rewards.medium': 'Medium',
  'rewards.big': 'Big',
  'rewards.soldOut': 'All gone',
  'rewards.mystery': 'Mystery',
  'rewards.used': '{count, plural, one {Used # time} other {Used # times}}',
  'rewards.usedOf': '{count, number} of {limit, number} used',

  // The form
  'rewards.edit': 'Edit reward',
  'rewards.save': 'Save reward',
  'rewards.name': 'Reward name',
  'rewards.nameExample': 'Movie night',
  'rewards.description': 'What do they get?',
  'rewards.descriptionExample': 'You pick the movie, and there is popcorn.',
  'rewards.cost': 'Cost in stars',
  'rewards.limit': 'How many times in all',
  'rewards.noLimit': 'No limit',
  'rewards.usedSoFar':
    '{count, plural, one {Used # time so far.} other {Used # times so far.}} Empty: no limit.',
  'rewards.size': 'Size',
  // <0> is smaller: the stars that such a reward costs, as in “Small 5–15”.
  'rewards.sizeWithCost': '{size} <0>{cost}</0>',
  'rewards.sizeFollows': 'Follows the cost once you change it. Pick one to keep it.',
  'rewards.sizePicked': 'Your choice.',
  'rewards.makeMystery': 'Make it a mystery',
  'rewards.mysteryHint': 'Kids see a wrapped gift until you approve it.',
  'rewards.visible': 'Kids can see this reward',
  'rewards.inactiveHint': 'It rests: dimmed in the store until you switch it on.',
  'rewards.icon': 'Choose Reward Icon',
  'rewards.unnamed': 'Your new reward',
  // The button on a kid’s card
  'rewards.getIt': 'Get It!',
  'rewards.saved': 'Reward saved',
  'rewards.added': 'Reward added',
  'rewards.updateFailed': 'Failed to update reward',
  'rewards.createFailed': 'Failed to create reward',

  // Deletion
  'rewards.deleteText': 'Kids can no longer ask for it. What they were given stays in the history.',
  'rewards.delete': 'Delete reward',
  'rewards.deleted': 'Reward deleted',
  'rewards.deleteFailed': 'Failed to delete reward',
} as const;
