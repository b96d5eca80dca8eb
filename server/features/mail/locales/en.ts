/** The messages of the mail that is sent, in ICU MessageFormat. */
export default {
  'mail.footer': 'Starnest: family chores that earn stars. This message was sent automatically.',
  'mail.open_address': 'Or open this address:',
  'mail.greeting': 'Hello {firstName}',
  'mail.greeting_nameless': 'Hello',

  'confirm_email.subject': 'Confirm your address for Starnest',
  'confirm_email.text':
    'Somebody, probably you, gave this address for {username} at Starnest. Confirm it, and Starnest can help you when you forget your password.',
  'confirm_email.button': 'Confirm this address',
  'confirm_email.validity': 'The link works once, until {until}.',
  'confirm_email.not_you': 'It was not you? Then do nothing: this address gets no more mail.',

  'reset_password.subject': 'Your new Starnest password',
  'reset_password.text':
    'Somebody, probably you, asked for a new password for {username}. The link works once, until {until}.',
  'reset_password.button': 'Choose a new password',
  'reset_password.not_you': 'It was not you? Then do nothing: your password stays as it is.',
} as const;
