/** Words of logging in and signing up, for parents and admins. */
export default {
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
} as const;
