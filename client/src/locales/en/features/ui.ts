/** Words of the parts that every screen is made of. */
export default {
  'ui.saving': 'Saving',
} as const;
