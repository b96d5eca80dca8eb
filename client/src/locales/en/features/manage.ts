/** Words with which a parent keeps the family’s chores and rewards. */
export default {
  'manage.ideas': 'Ideas',
  'manage.startWithIdeas': 'Start with ideas',
  'manage.edit': 'Edit',
  'manage.duplicate': 'Duplicate',
  'manage.delete': 'Delete',
  // Read aloud: of which chore or reward.
  'manage.editOf': 'Edit {name}',
  'manage.duplicateOf': 'Duplicate {name}',
  'manage.deleteOf': 'Delete {name}',
  'manage.moreOf': '{label}: {name}',
  // Read aloud: the key that opens what can be done with a row.
  'manage.actionsOf': 'More for {name}',
  'manage.deleteTitle': 'Delete “{name}”?',
  'manage.deleting': 'Deleting',
  // Kids see it dimmed and cannot choose it.
  'manage.inactive': 'Resting',
  // Before whom it is for, in a row: {off} is “Resting” or “All gone”.
  'manage.offAnd': '{off} · ',
  'manage.preview': 'How kids see it',

  // Finding one in a long list
  'manage.clearSearch': 'Clear the search',
  'manage.kid': 'For whom',
  'manage.everyKid': 'Every kid',
  'manage.day': 'On which day',
  'manage.everyDay': 'Any day',
  'manage.today': 'Today',
  'manage.tomorrow': 'Tomorrow',
  'manage.noSetDay': 'No set day',
  'manage.state': 'In use or resting',
  'manage.state.all': 'All',
  'manage.state.active': 'In use',
  'manage.state.inactive': 'Resting',
  'manage.sort': 'Order',
  'manage.sort.newest': 'Newest first',
  'manage.sort.name': 'By name',
  'manage.sort.most': 'Most stars',
  'manage.sort.fewest': 'Fewest stars',
  'manage.found': '{count, number} of {total, number}',
  'manage.showAll': 'Show all',
  'manage.nothingFound': 'Nothing found',
  'manage.nothingFoundText': 'Try another word, or look among all.',
} as const;
