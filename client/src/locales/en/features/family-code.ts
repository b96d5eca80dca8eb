/** Words of the dialog on the landing page that asks for a family code. */
export default {
  'familyCode.enter': 'Enter Portal',
  'familyCode.looking': 'Looking',
  'familyCode.invalidCode': 'Invalid Code',
  'familyCode.invalidCodeText': 'Please enter a valid 5-digit family code',
  'familyCode.noConnection': 'No connection',
  'familyCode.noConnectionText': 'We could not reach Starnest. Check the internet and try again.',
  'familyCode.tooMany': 'Time for a little rest',
  'familyCode.tooManyText': 'Please wait a moment, then try again.',
  'familyCode.serverError': 'Something went wrong',
  'familyCode.serverErrorText': 'Please try again in a moment.',
  // {title}: what went wrong; {text}: what to do
  'familyCode.problem': '{title}: {text}',
} as const;
