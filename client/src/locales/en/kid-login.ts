export default {
  // Words of the kids' login.

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
  'kidAuth.signedIn': '{name} is logged in here. When a kid logs in, {name} will be logged out.',
  'kidAuth.again': 'Nice to see you again! Tap your pictures.',

  // Family code
  'kidAuth.code': 'Your family code',
  'kidAuth.codeHint': 'Ask a grown-up for the 5 numbers.',
  'kidAuth.codeShort': 'Please enter a {count}-digit family code.',
  'kidAuth.codeUnknown': 'That’s not a family code. Check it and try again!',
  'kidAuth.connect': 'Connect this tablet',
  'kidAuth.askToConnect': 'Ask a grown-up to connect this tablet',
  'kidAuth.offline': 'No internet right now. Please try again.',
  'kidAuth.find': 'Find My Family!',
  'kidAuth.loadingKids': 'Loading kids...',

  // Names
  'kidAuth.chooseName': 'Choose your name',
  'kidAuth.noKidsTitle': 'No one’s here yet',
  'kidAuth.noKids': 'No kids yet',
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
  'kidAuth.comeBackSoon': 'That was a lot of tries. Come back in a minute.',
  'kidAuth.comeBackInMinutes':
    'That was a lot of tries. Come back in about {minutes, plural, one {# minute} other {# minutes}}.',
  'kidAuth.comeBackInHours':
    'That was a lot of tries. Come back in about {hours, plural, one {# hour} other {# hours}}.',
  'kidAuth.tryCodeAgain': 'Now you can try your code again.',
  'kidAuth.tryPicturesAgain': 'Now you can try your pictures again.',
  'kidAuth.tryAgain': 'Try again',
  'kidAuth.helped': 'A grown-up helped me',

  // Words of the dialog on the landing page that asks for a family code.

  'familyCode.enter': 'Enter Portal',
  'familyCode.looking': 'Looking',
  'familyCode.invalidCode': 'Invalid Code',
  'familyCode.invalidCodeText': 'Please enter a valid 5-digit family code',
  'familyCode.noConnection': 'No connection',
  'familyCode.noConnectionText': 'We couldn’t reach Starnest. Check your internet connection and try again.',
  'familyCode.tooMany': 'Time for a short break',
  'familyCode.tooManyText': 'Please wait a moment, then try again.',
  'familyCode.serverError': 'Something went wrong',
  'familyCode.serverErrorText': 'Please try again in a moment.',
  // {title}: what went wrong; {text}: what to do
  'familyCode.problem': '{title}: {text}',

  // Words of the family's tablet: its name cards, handing it on, and its rest.

  'tablet.ours': 'Our tablet',
  'tablet.notLoaded': 'Couldn’t load the names',
  'tablet.notOurs': 'This tablet isn’t connected anymore',
  'tablet.notOursText': 'Type your family code, or ask a grown-up to connect it again.',
  // On the card of a kid whose turn it is, beside the chore's picture
  'tablet.yourTurn': 'Your turn',

  // One kid gives it to the next
  'tablet.giveTo': 'Hand it to {name}',
  'tablet.iAm': 'I’m {name}',
  'tablet.someoneElse': 'Someone else',

  // Nobody has touched it for a while
  'tablet.stillThere': 'Are you still there, {name}?',
  'tablet.here': 'I’m here!',

  // Words of the page that makes a browser the family's tablet.

  'pair.title': 'Connect this tablet',
  'pair.hint': 'A grown-up can find the {count}-digit code in Settings, under Tablets.',
  'pair.linkedHint': 'After this, kids just tap their name. No family code to type.',
  'pair.digits': '{count}-digit code',
  'pair.short': 'Please enter all {count} digits.',
  'pair.connect': 'Connect',
  'pair.connecting': 'Connecting',
  'pair.unknown': 'That code doesn’t work or has expired. Get a new one in Settings, under Tablets.',
  'pair.tooMany': 'That was a lot of tries. Please wait a few minutes, then get a new code.',
  'pair.offline': 'No internet right now. Please try again.',
  'pair.failed': 'That didn’t work. Please try again.',
  'pair.connected': 'This is now your family’s tablet',
  'pair.connectedNamed': 'This tablet now belongs to {family}',
  'pair.connectedText': 'Everyone taps their own name.',
  'pair.codeInstead': 'Kid login',
} as const;
