/** Words of the frame around every screen: loading, offline, errors. */
export default {
  // A parent's session ended, or could not be ended
  'app.unauthorized': 'Unauthorized',
  'app.unauthorizedText': 'You are logged out. Logging in again...',
  'app.logoutFailed': 'Failed to log out',
} as const;
