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
  'manage.deleteTitle': 'Delete “{name}”?',
  'manage.deleting': 'Deleting',
  // Kids see it dimmed and cannot choose it.
  'manage.inactive': 'Resting',
  'manage.preview': 'How kids see it',
} as const;
