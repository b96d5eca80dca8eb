/** Words of links that are sent: a new password, a confirmed address. */
export default {
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
