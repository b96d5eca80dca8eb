/** Words of the languages in the settings. */
export default {
  'language.asBrowser': 'As the browser has it',
  'language.yours': 'Your language',
  'language.yoursHint': 'Of your screens and mail.',
  'language.kids': 'The kids’ language',
  'language.kidsHint': 'Of the kids’ screens, and what Pip understands.',
} as const;
