/** Words of the parent’s chores: cards, form and deletion. */
export default {
  'chores.title': 'Chores',
  'chores.text': 'What kids do to earn stars.',
  'chores.new': 'New chore',
  'chores.none': 'No chores yet',
  'chores.noneText': 'Start with something small: a made bed, a watered plant. Each one earns a few stars.',
  'chores.search': 'Find a chore',
  'chores.failed': 'The chores did not load',
  'chores.loading': 'Loading chores',

  'chores.general': 'General',
  'chores.bedroom': 'Bedroom',
  'chores.kitchen': 'Kitchen',
  'chores.bathroom': 'Bathroom',
  'chores.outdoor': 'Outdoor',
  'chores.pets': 'Pets',
  'chores.other': 'Other',
  'chores.easy': 'Easy',
  'chores.medium': 'Medium',
  'chores.hard': 'Hard',
  // Its stars come without a review.
  'chores.byItself': 'Approved by itself',
  'chores.passTurn': 'Pass the turn on',
  'chores.turnPassed': 'Turn passed on',
  'chores.passFailed': 'Failed to pass the turn on',

  // The form
  'chores.edit': 'Edit chore',
  'chores.save': 'Save chore',
  'chores.name': 'Chore name',
  'chores.nameExample': 'Water the plants',
  'chores.description': 'What does “done” look like?',
  'chores.descriptionExample': 'Every pot gets a small cup of water.',
  'chores.stars': 'Stars',
  'chores.category': 'Category',
  'chores.difficulty': 'Difficulty',
  'chores.approvesItself': 'Approve by itself',
  'chores.approvesItselfHint': 'Stars come at once. You can still undo.',
  'chores.details': 'More details',
  'chores.detailsText': 'What “done” looks like, category, difficulty',
  'chores.visible': 'Kids can see this chore',
  'chores.inactiveHint': 'It rests: dimmed for kids until you switch it on.',
  'chores.icon': 'Choose Chore Icon',
  'chores.unnamed': 'Your new chore',
  // The button on a kid’s card
  'chores.doIt': 'Do It!',
  'chores.saved': 'Chore saved',
  'chores.added': 'Chore added',
  'chores.updateFailed': 'Failed to update chore',
  'chores.createFailed': 'Failed to create chore',

  // Deletion
  'chores.deleteText':
    'Kids can no longer do it. Stars already earned with it stay, and so does its history.',
  'chores.delete': 'Delete chore',
  'chores.deleted': 'Chore deleted',
  'chores.deleteFailed': 'Failed to delete chore',
} as const;
