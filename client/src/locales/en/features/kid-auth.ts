/** Words of the kids' login. */
export default {
  // Around the steps
  'kidAuth.title': 'Kid login',
  'kidAuth.steps': 'Step {step} of {count}',
  'kidAuth.step': 'Step {step}',
  'kidAuth.backToHome': 'Back to Home',
  'kidAuth.home': 'Home',
  'kidAuth.back': 'Back',
  'kidAuth.clear': 'Clear',
  'kidAuth.startOver': 'Start Over',
  // {name}: the grown-up who is signed in on this browser
  'kidAuth.signedIn': '{name} is signed in here. When a kid logs in, {name} is signed out.',
  'kidAuth.again': 'Nice to see you again! Tap your pictures.',

  // Family code
  'kidAuth.code': 'Your family code',
  'kidAuth.codeHint': 'Ask a grown-up for the 5 numbers.',
  'kidAuth.codeShort': 'Please enter a {count}-digit family code.',
  'kidAuth.codeUnknown': 'No family has this code. Look again!',
  'kidAuth.connect': 'Connect this tablet',
  'kidAuth.askToConnect': 'Ask a grown-up to connect this tablet',
  'kidAuth.offline': 'No internet right now. Please try again.',
  'kidAuth.find': 'Find My Family!',
  'kidAuth.loadingKids': 'Loading kids...',

  // Names
  'kidAuth.chooseName': 'Choose your name',
  'kidAuth.noKidsTitle': 'An empty nest',
  'kidAuth.noKids': 'No kids here yet',
  'kidAuth.noKidsText': 'Ask a grown-up to add you in the Parent Portal. Then come back!',
  'kidAuth.backToCode': 'Back to Family Code',
  'kidAuth.level': 'Level {level, number}',
  'kidAuth.stars': '{count, plural, one {# star} other {# stars}}',

  // Pictures
  'kidAuth.hi': 'Hi {name}!',
  'kidAuth.pickPictures': 'Pick your 4 special pictures to login',
  'kidAuth.wrong': 'Wrong pattern! 😕',
  'kidAuth.wrongText': 'Try again with your special picture pattern.',
  'kidAuth.wrongOwnText': 'Invalid picture pattern. Please try again.',
  'kidAuth.failed': 'Login failed',
  'kidAuth.failedText': 'Please try again.',
  'kidAuth.welcome': 'Welcome back, {name}! 🌟',
  'kidAuth.welcomeText': "Let''s earn some stars today!",

  // Too many tries
  'kidAuth.napping': 'Shh, Pip is napping',
  'kidAuth.awake': 'Pip is awake!',
  'kidAuth.comeBackSoon': 'That was a lot of tries. Come back in less than a minute.',
  'kidAuth.comeBackInMinutes':
    'That was a lot of tries. Come back in about {minutes, plural, one {# minute} other {# minutes}}.',
  'kidAuth.comeBackInHours':
    'That was a lot of tries. Come back in about {hours, plural, one {# hour} other {# hours}}.',
  'kidAuth.tryCodeAgain': 'Now you can try your code again.',
  'kidAuth.tryPicturesAgain': 'Now you can try your pictures again.',
  'kidAuth.tryAgain': 'Try again',
  'kidAuth.helped': 'A grown-up helped',
} as const;
