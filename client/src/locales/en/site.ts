export default {
  // Words of the landing page.

  'landing.title': 'Starnest · Make chores fun', // in the browser’s tab

  // Header and footer
  'landing.onThisPage': 'On this page',
  'landing.navWhy': 'Why families love it',
  'landing.navRooms': 'Rooms',
  'landing.parentLogin': 'Parent login',

  // The headline: heard as a whole, seen in two parts. The second is drawn letter by letter, so keep it short.
  'landing.headline': 'Make Chores Fun!',
  'landing.headlineStart': 'Make Chores',
  'landing.headlineEnd': 'Fun!',
  'landing.promise':
    'Kids tidy up, collect stars, and spend them on rewards the whole family picked together.',

  // The portals; the words of the parents’ and the admins’ are in auth.
  'landing.portals': 'Portals',
  'landing.kidsPortal': 'Kids Portal',
  'landing.kidsPortalText': 'Enter your family code and go!',
  'landing.tapFace': 'Who’s this? Tap your face!',
  'landing.otherFamily': 'Another family? Enter a code',
  'landing.enterPortal': 'Enter Portal',
  'landing.parentAuth': 'Log in or sign up',
  'landing.adminLogin': 'Admin login',

  // Why families love it
  'landing.why': 'Why Families Love Starnest',
  'landing.starRewards': 'Star rewards',
  'landing.starRewardsText': 'Every finished chore earns stars, as soon as you approve it.',
  'landing.exampleChore': 'Water plants',
  'landing.doIt': 'Do It!', // as on the button of a kid’s chore
  'landing.levelBadges': 'Level badges',
  'landing.levelBadgesText': 'Ten to collect, from Star Starter all the way to Legend.',
  'landing.familyFun': 'Family fun',
  'landing.familyFunText': 'A fresh weekly leaderboard every Sunday.',
  // Made-up kids on the podium; only the first letter is seen.
  'landing.kidAva': 'Ava',
  'landing.kidLeo': 'Leo',
  'landing.kidMia': 'Mia',
  'landing.tieredRewards': 'Tiered rewards',
  'landing.tieredRewardsText': 'Small, medium, and big treats to save up for.',
  'landing.big': 'Big',
  'landing.bigPrice': '51 stars and up',
  'landing.medium': 'Medium',
  'landing.mediumPrice': '11 to 50',
  'landing.small': 'Small',
  'landing.smallPrice': 'up to 10',

  // How it works
  'landing.how': 'How it works',
  'landing.stepCreate': 'Create chores',
  'landing.stepCreateText': 'Pick a picture, set the stars.',
  'landing.stepComplete': 'Kids do them',
  'landing.stepCompleteText': 'They tap Do It! You check and approve.',
  'landing.stepRedeem': 'Earn and redeem',
  'landing.stepRedeemText': 'Stars turn into movie nights and trips.',

  // The rooms of a house, each a collection of chore ideas
  'landing.roomsTitle': 'A chore for every room',
  'landing.roomsText': 'Start from six sets by room, or make your own.',
  'landing.kitchen': 'Kitchen',
  'landing.bedroom': 'Bedroom',
  'landing.cleaning': 'Cleaning',
  'landing.study': 'Study',
  'landing.petCare': 'Pet Care',
  'landing.organize': 'Organize',

  // The end of the page
  'landing.closing': 'Your nest is ready.',
  'landing.closingText': 'Sign up, get your five-digit family code, and let tonight end with “I did it!”',
  'landing.startFamily': 'Start Your Family',
  'landing.kidsCode': 'Kids: enter your code',

  // Words of the landing page’s look into the app; the pictures are of its English.

  'tour.title': 'A look inside',
  'tour.text': 'What kids see, and what you see.',

  // What kids see
  'tour.today': 'Their day, in pictures',
  'tour.todayText':
    'What to do now, what’s next, and what’s done, read aloud for kids who can’t read yet. Each chore fills the nest, and a full nest opens an egg.',
  'tour.todayAlt': 'A kid’s Today: chores to do, the stars they earn, and a nest that fills.',
  'tour.nest': 'A nest that grows',
  'tour.nestText':
    'Levels, badges, and streaks unlock treasures to decorate the nest. Stars are for spending or for saving up for a wish.',
  'tour.nestAlt':
    'A kid’s nest: treasures on a branch, friends to choose from, and the way to the next level.',

  // What parents see
  'tour.plan': 'The whole week on one board',
  'tour.planText':
    'Chores on set days, in turns, or first come, first served. Drag one to another day, or pause for a vacation without missing a chore.',
  'tour.planAlt': 'A weekly plan: each kid’s chores on each day.',
  'tour.statement': 'Every star has a story',
  'tour.statementText':
    'See what each star was for and who approved it. Undo anything for seven days, and give extra stars for what chores don’t cover.',
  'tour.statementAlt': 'A kid’s star history: each chore, what it earned, and the totals.',

  // What else it does, each in a heading and a sentence
  'tour.more': 'And more',
  'tour.pictures': 'Four pictures, no password',
  'tour.picturesText': 'Kids log in without reading a word.',
  'tour.people': 'Everyone who helps out',
  'tour.peopleText': 'Parents, grandparents, and sitters, in one home or two.',
  'tour.tuneUp': 'Better every month',
  'tour.tuneUpText': 'See which chores never get done and which rewards are out of reach.',
  'tour.news': 'No need to keep checking',
  'tour.newsText': 'Notifications, a weekly email, and a calendar feed.',
  'tour.languages': 'Six languages, day and night',
  'tour.languagesText': 'Dark mode, offline use, keyboard and screen reader support.',
  'tour.data': 'Your data is yours',
  'tour.dataText': 'Take it all with you as a file, or delete it for good.',

  // Words of logging in and signing up, for parents and admins.

  'auth.parentPortal': 'Parent Portal',
  'auth.parentPortalText': 'Set up chores, award stars, plan rewards.',
  'auth.adminPortal': 'Admin Portal',
  'auth.adminPortalText': 'For the people who run Starnest.',
  'auth.home': 'Home',
  'auth.loading': 'Loading',
  'auth.unreachable': 'We couldn’t reach Starnest. Please try again.',

  // Where the session ended while somebody was at work
  'auth.signedOut': 'You were logged out',
  'auth.signedOutText': 'Log in to pick up where you left off.',
  'auth.draftsKept': 'What you typed was saved.',

  // Fields
  'auth.username': 'Username',
  'auth.password': 'Password',
  'auth.enterUsername': 'Enter your username',
  'auth.enterPassword': 'Enter your password',
  'auth.enterBoth': 'Please enter both username and password',
  'auth.missingFields': 'Missing fields',

  // Log in
  'auth.loginOrSignUp': 'Log in or sign up', // names the two tabs
  'auth.login': 'Login',
  'auth.loggingIn': 'Logging in...',
  'auth.passkey': 'Log in with a passkey',
  'auth.loginFailed': 'Login failed',
  'auth.welcomeBack': 'Welcome back!',
  'auth.loggedInAs': 'Logged in as {username}',

  // Sign up
  'auth.signUp': 'Sign Up',
  'auth.firstName': 'First name',
  'auth.lastName': 'Last name',
  'auth.familyName': 'Family name',
  'auth.familyNameHint': 'Leave blank for “{name}’s family”',
  'auth.addEmail': 'Add your email',
  'auth.addEmailText': 'So you can get back in if you forget your password',
  'auth.email': 'Email',
  'auth.emailHint': 'Only to reset your password and for email you turn on.',
  'auth.confirmPassword': 'Confirm password',
  'auth.passwordHint': '{min, number} characters or more',
  'auth.createAccount': 'Create account',
  'auth.joinFamily': 'Join the family',
  'auth.creatingAccount': 'Creating account',
  'auth.accountCreated': 'Account created!',
  'auth.accountCreatedText': 'Welcome, {name}! Your family code is {code}.',
  'auth.welcome': 'Welcome, {name}!',
  'auth.yourCode': 'Your family code',
  'auth.offer': 'Skip the password next time',
  'auth.offerText': 'Log in with your face, your fingerprint, or your screen lock.',
  'auth.createPasskey': 'Create a passkey',
  'auth.creatingPasskey': 'Creating',
  'auth.notNow': 'Not now',
  'auth.passkeyReady': 'Passkey created',
  'auth.passkeyReadyText': 'Next time, log in without your password.',
  'auth.passkeyFailed': 'Couldn’t create the passkey',
  'auth.passkeyFailedText': 'You can add one later in Settings.',
  'auth.thisDevice': 'My device', // the name of a passkey
  'auth.signUpFailed': 'Registration failed',
  'auth.fillInRequired': 'Please fill in all required fields',
  'auth.enterFirstName': 'Enter your first name',
  'auth.chooseUsername': 'Choose a username',
  'auth.chooseAnotherUsername': 'Choose another username',
  'auth.choosePassword': 'Choose a password',
  'auth.passwordMismatch': 'Password mismatch',
  'auth.passwordMismatchText': "Passwords don''t match",
  'auth.repeatPassword': 'Enter the same password again',
  'auth.weakPassword': 'Weak password',
  'auth.weakPasswordText': 'Password must be at least {min, number} characters long',
  'auth.useLongerPassword': 'Use {min, number} characters or more',

  // Admins
  'auth.adminLogin': 'Log in',
  'auth.missingInformation': 'Missing Information',
  'auth.accessDenied': 'Access Denied',
  'auth.accessDeniedText': 'Admin privileges required.',
  'auth.invalidAdmin': 'Invalid admin credentials',
  'auth.adminLoginFailed': 'Login Failed',
  'auth.welcomeAdmin': 'Welcome, Admin!',
  'auth.welcomeAdminText': 'Successfully logged in to admin dashboard.',

  // Words of links that are sent: a new password, a confirmed address.

  // Asking for a link
  'passwords.forgot': 'Forgot your password?',
  'passwords.backToLogin': 'Back to login',
  'passwords.askTitle': 'New password',
  'passwords.askText':
    'Enter your username or email. If we find your account, we’ll send a link to its confirmed address.',
  'passwords.usernameOrEmail': 'Username or email',
  'passwords.enterUsernameOrEmail': 'Enter your username or email',
  'passwords.sendLink': 'Send link',
  'passwords.sending': 'Sending',
  'passwords.sendFailed': 'Couldn’t send the link',
  'passwords.sentTitle': 'Check your email',
  'passwords.sentText':
    'If there’s a confirmed account for <0>{name}</0>, a link is on its way. It works once and expires in one hour.',
  'passwords.sentHint':
    'Nothing after 5 minutes? Check your spam folder, or ask whoever runs this Starnest server for a reset link.',
  'passwords.sendAgain': 'Send again',
  'passwords.sentAgain': 'Sent again',
  'passwords.noMailText': 'Email isn’t set up on this Starnest server, but there’s another way.',
  'passwords.noMailHint':
    'Ask whoever runs this Starnest server for a reset link. You’ll use it to choose a new password.',

  // Choosing a new one
  'passwords.newTitle': 'Choose a new password',
  'passwords.newFor': 'For <0>{username}</0>. You’ll be logged out everywhere else.',
  'passwords.newPassword': 'New password',
  'passwords.newPasswordHint': '{count, number} characters or more',
  'passwords.again': 'Confirm password',
  'passwords.tooShort': 'Use {count, number} characters or more',
  'passwords.differ': 'Enter the same password again',
  'passwords.strength.0': 'Very easy to guess',
  'passwords.strength.1': 'Easy to guess',
  'passwords.strength.2': 'OK',
  'passwords.strength.3': 'Strong',
  'passwords.strength.4': 'Very strong',
  'passwords.common': 'Many people use this password, so it’s easy to guess.',
  'passwords.strict':
    'This Starnest server needs {count, number} characters or more, and no password that many people use.',
  'passwords.saveAndLogIn': 'Save and log in',
  'passwords.saving': 'Saving',
  'passwords.saveFailed': 'Couldn’t save the password',
  'passwords.saved': 'New password saved',
  'passwords.savedText': 'You’re logged in as {username}.',
  'passwords.savedLogIn': 'You can log in with it now.',
  'passwords.ended': 'This link has expired',
  'passwords.endedText': 'It was already used or is more than an hour old. Getting a new one takes a minute.',
  'passwords.askAgain': 'Get a new link',

  // Confirming an address
  'passwords.confirming': 'Confirming your address',
  'passwords.confirmed': 'Address confirmed',
  'passwords.confirmedText': 'If you ever forget your password, we’ll send a reset link there.',
  'passwords.toStarnest': 'Go to Starnest',
  'passwords.confirmEndedText':
    'It was already used or is more than three days old. If your address isn’t confirmed yet, resend the link from Settings.',
  'passwords.confirmFailed': 'Couldn’t confirm the address',
  'passwords.cancelEmail': 'Cancel the new address?',
  'passwords.cancelEmailText':
    'You’ll get your old email address back. You’ll be logged out everywhere, and you’ll choose a new password.',
  'passwords.cancelEmailButton': 'Cancel the change',
  'passwords.cancelEmailFailed': 'Couldn’t cancel the change',
  'passwords.cancelEmailEnded':
    'It was already used or is more than seven days old. If you can’t log in, ask for a new password.',
} as const;
