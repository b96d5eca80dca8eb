/** Words of the frame around every screen: loading, offline, errors. */
export default {
  // A parent's session ended, or could not be ended
  'app.unauthorized': 'Unauthorized',
  'app.unauthorizedText': 'You are logged out. Logging in again...',
  'app.logoutFailed': 'Failed to log out',

  // A page that broke
  'app.broken': 'Pip dropped something',
  'app.brokenText': 'Your stars are safe. Load the page again and carry on.',
} as const;
