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
  'landing.kidsPortalText': 'Tap in your family code and go!',
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
  'landing.tieredRewardsText': 'Small, medium and big treats to save up for.',
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
  'landing.stepComplete': 'Kids complete',
  'landing.stepCompleteText': 'They tap Do It! You check and approve.',
  'landing.stepRedeem': 'Earn and redeem',
  'landing.stepRedeemText': 'Stars turn into movie nights and trips.',

  // The rooms of a house, each a collection of chore ideas
  'landing.roomsTitle': 'A chore for every room',
  'landing.roomsText': 'Start from six room collections, or make your own.',
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

  // Words of the landing page’s look into the app; the pictures are of its English.

  'tour.title': 'A look inside',
  'tour.text': 'What kids see, and what you see.',

  // What kids see
  'tour.today': 'Their day, in pictures',
  'tour.todayText':
    'What to do now, what comes later and what is done, read aloud for those who don’t read yet. Each chore fills the nest, and a full nest opens an egg.',
  'tour.todayAlt': 'A kid’s Today: chores to do, the stars they earn, and a nest that fills.',
  'tour.nest': 'A nest that grows',
  'tour.nestText':
    'Levels, badges and streaks bring treasures to furnish a nest with. The stars are there to spend, or to save for a wish.',
  'tour.nestAlt':
    'A kid’s nest: treasures on a branch, friends to choose from, and the way to the next level.',

  // What parents see
  'tour.plan': 'The whole week on one board',
  'tour.planText':
    'Chores on fixed days, by turns or for whoever comes first. Drag one to another day, and pause for a vacation without a missed chore.',
  'tour.planAlt': 'The plan of a week: each kid’s chores on each day.',
  'tour.statement': 'Every star has its story',
  'tour.statementText':
    'See what each star was for and who approved it. Undo for seven days, and give stars by hand for what no chore covers.',
  'tour.statementAlt': 'The statement of a kid’s stars: each chore with what it earned, and what adds up.',

  // What else it does, each in a heading and a sentence
  'tour.more': 'And all around it',
  'tour.pictures': 'Four pictures, no password',
  'tour.picturesText': 'Kids log in without reading a word.',
  'tour.people': 'Everyone who helps out',
  'tour.peopleText': 'Parents, grandparents and sitters, in one home or two.',
  'tour.tuneUp': 'Better every month',
  'tour.tuneUpText': 'It shows chores nobody gets to and rewards out of reach.',
  'tour.news': 'Nothing to check all day',
  'tour.newsText': 'Notifications, a weekly letter and a calendar feed.',
  'tour.languages': 'Six languages, day and night',
  'tour.languagesText': 'Dark theme, offline, keyboard and screen readers.',
  'tour.data': 'Your data is yours',
  'tour.dataText': 'Take it all with you as a file, or delete it for good.',

  // Words of logging in and signing up, for parents and admins.

  'auth.parentPortal': 'Parent Portal',
  'auth.parentPortalText': 'Set chores, approve stars, plan rewards.',
  'auth.adminPortal': 'Admin Portal',
  'auth.adminPortalText': 'For the people who run Starnest.',
  'auth.home': 'Home',
  'auth.loading': 'Loading',
  'auth.unreachable': 'We could not reach Starnest. Please try again.',

  // Where the session ended while somebody was at work
  'auth.signedOut': 'You were signed out',
  'auth.signedOutText': 'Log in to pick up where you left off.',
  'auth.draftsKept': 'What you typed is kept.',

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
  'auth.familyNameHint': 'What your family is called here',
  'auth.familyNameExample': 'The Millers',
  'auth.email': 'Email',
  'auth.confirmPassword': 'Confirm password',
  'auth.passwordHint': '{min, number} characters or more',
  'auth.createAccount': 'Create account',
  'auth.joinFamily': 'Join the family',
  'auth.creatingAccount': 'Creating account',
  'auth.accountCreated': 'Account created!',
  'auth.accountCreatedText': 'Welcome, {name}! Your family code is {code}.',
  'auth.signUpFailed': 'Registration failed',
  'auth.fillInRequired': 'Please fill in all required fields',
  'auth.enterFirstName': 'Enter your first name',
  'auth.chooseUsername': 'Choose a username',
  'auth.chooseAnotherUsername': 'Choose another username',
  'auth.choosePassword': 'Choose a password',
  'auth.passwordMismatch': 'Password mismatch',
  'auth.passwordMismatchText': "Passwords don''t match",
  'auth.repeatPassword': 'Type the same password again',
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
  'passwords.backToLogin': 'Back to the login',
  'passwords.askTitle': 'New password',
  'passwords.askText': 'Type your username or email. If we know it, we send a link to the confirmed address.',
  'passwords.usernameOrEmail': 'Username or email',
  'passwords.enterUsernameOrEmail': 'Enter your username or email',
  'passwords.sendLink': 'Send the link',
  'passwords.sending': 'Sending',
  'passwords.sendFailed': 'The link was not sent',
  'passwords.sentTitle': 'Look in your mail',
  'passwords.sentText':
    'If <0>{name}</0> is known and confirmed, a link is on its way. It works once, for one hour.',
  'passwords.sentHint':
    'Nothing there after 5 minutes? Look in spam, or ask the person who runs this Starnest for a reset link.',
  'passwords.sendAgain': 'Send again',
  'passwords.sentAgain': 'Sent again',
  'passwords.noMailText': 'This Starnest sends no mail, but there is another way.',
  'passwords.noMailHint':
    'Ask the person who runs this Starnest for a reset link. With it you choose a new password yourself.',

  // Choosing a new one
  'passwords.newTitle': 'Choose a new password',
  'passwords.newFor': 'For <0>{username}</0>. You are logged out everywhere else.',
  'passwords.newPassword': 'New password',
  'passwords.newPasswordHint': '{count, number} characters or more',
  'passwords.again': 'The same again',
  'passwords.tooShort': 'Use {count, number} characters or more',
  'passwords.differ': 'Type the same password again',
  'passwords.strength.0': 'Very easy to guess',
  'passwords.strength.1': 'Easy to guess',
  'passwords.strength.2': 'OK',
  'passwords.strength.3': 'Strong',
  'passwords.strength.4': 'Very strong',
  'passwords.common': 'Many people use this password, so others try it first.',
  'passwords.strict':
    'This Starnest needs {count, number} characters or more, and no password that many people use.',
  'passwords.saveAndLogIn': 'Save and log in',
  'passwords.saving': 'Saving',
  'passwords.saveFailed': 'The password was not saved',
  'passwords.saved': 'New password saved',
  'passwords.savedText': 'You are logged in as {username}.',
  'passwords.savedLogIn': 'Log in with it now.',
  'passwords.ended': 'This link has ended',
  'passwords.endedText':
    'It was used already, or is older than an hour. Ask for a new one: it takes a minute.',
  'passwords.askAgain': 'Ask for a new link',

  // Confirming an address
  'passwords.confirming': 'Confirming your address',
  'passwords.confirmed': 'Address confirmed',
  'passwords.confirmedText': 'If you ever forget your password, the link to a new one comes there.',
  'passwords.toStarnest': 'Go to Starnest',
  'passwords.confirmEndedText':
    'It was used already, or is older than three days. If your address is not confirmed yet, send the link again in Settings.',
  'passwords.confirmFailed': 'The address was not confirmed',
  'passwords.cancelEmail': 'Cancel the new address?',
  'passwords.cancelEmailText':
    'You get your old email address back. Every browser is logged out, and you choose a new password.',
  'passwords.cancelEmailButton': 'Cancel the change',
  'passwords.cancelEmailFailed': 'Couldn’t cancel the change',
  'passwords.cancelEmailEnded':
    'It was used already, or is older than seven days. If you can’t log in, ask for a new password.',
} as const;
