/** Words of the parts that every screen is made of. */
export default {
  'ui.saving': 'Saving',
  'ui.loading': 'Loading…',
  // What to do where the server gave no reason.
  'ui.checkConnection': 'Check the connection, then try again.',
  // A number of stars between two buttons
  'ui.fewerStars': 'Fewer stars',
  'ui.moreStars': 'More stars',
} as const;
