/** Words of the choice of a language, and of a page before its scripts run. */
export default {
  'language.choose': 'Language',
  'language.noScript': 'Starnest needs JavaScript to run. Please switch it on and load this page again.',
} as const;
