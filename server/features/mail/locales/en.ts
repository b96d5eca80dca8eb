export default {
  'mail.footer': 'Starnest: family chores that earn stars. This message was sent automatically.',
  'mail.open_address': 'Or open this link:',
  'mail.greeting': 'Hello {firstName}',
  'mail.greeting_nameless': 'Hello',

  'confirm_email.subject': 'Confirm your email address for Starnest',
  'confirm_email.text':
    'Someone, probably you, added this address to a Starnest account. Confirm it so that Starnest can help if you ever forget your password.',
  'confirm_email.button': 'Confirm this address',
  'confirm_email.validity': 'The link works once, until {until}.',
  'confirm_email.not_you': 'Wasn’t you? Just ignore this email. We won’t send any more to this address.',
  'cancel_email.subject': 'Your email address at Starnest is changing',
  'cancel_email.text': 'The email address of {username} at Starnest was changed or removed.',
  'cancel_email.not_you':
    'If it wasn’t you, cancel the change. You’ll get your old address back, you’ll be logged out everywhere, and you’ll choose a new password.',
  'cancel_email.button': 'Cancel the change',
  'cancel_email.validity': 'The link works once, for {days, plural, one {# day} other {# days}}.',
  'cancel_email.you': 'If it was you, you can ignore this message.',
  'password_reset.subject': 'Your Starnest password was reset',
  'password_reset.text': 'The password of {username} was reset, and every browser was logged out.',
  'password_reset.button': 'Choose another password',
  'password_reset.not_you': 'If it wasn’t you, choose another password now.',
  'passkey_added.subject': 'A passkey was added to your Starnest account',
  'passkey_added.text': 'A new passkey can log in as {username}.',
  'passkey_added.button': 'See your passkeys',
  'passkey_added.not_you': 'If it wasn’t you, remove the passkey and change your password.',

  'reset_password.subject': 'Reset your Starnest password',
  'reset_password.text':
    'Someone, probably you, asked for a new password for {username}. The link works once, until {until}.',
  'reset_password.button': 'Choose a new password',
  'reset_password.not_you': 'Wasn’t you? Just ignore this email. Your password won’t change.',

  'invite.subject': 'An invitation to Starnest',
  'invite.text_parent':
    'You’re invited to join a family on Starnest, where kids do chores, earn stars, and spend them on rewards. As a parent, you can see and change everything.',
  'invite.text_helper':
    'You’re invited to join a family on Starnest, where kids do chores, earn stars, and spend them on rewards. As a helper, you can see everything, approve chores, and give out rewards.',
  'invite.button': 'See the invitation',
  'invite.validity': 'The link works once and expires in {days, plural, one {# day} other {# days}}.',
  'invite.not_known':
    'The invitation shows who sent it. If you don’t know them, just ignore this email. No one will know you got it.',

  'weekly_letter.subject': 'Your family’s week, {dates}',
  'weekly_letter.text': 'Here’s how the week went for {family}, {dates}.',
  'weekly_letter.text_nameless': 'Here’s how your family’s week went, {dates}.',
  'weekly_letter.chores':
    '{count, plural, =0 {No chores approved} one {# chore approved} other {# chores approved}}',
  'weekly_letter.stars': '{count, plural, one {# star earned} other {# stars earned}}',
  'weekly_letter.streak': '{count, plural, one {#-day streak} other {#-day streak}}',
  'weekly_letter.level': 'Reached level {level}',
  'weekly_letter.badge': 'New badge: {name}',
  'badge.star-starter': 'Star Starter',
  'badge.bright-spark': 'Bright Spark',
  'badge.nest-builder': 'Nest Builder',
  'badge.moon-hopper': 'Moon Hopper',
  'badge.comet-chaser': 'Comet Chaser',
  'badge.cloud-captain': 'Cloud Captain',
  'badge.rainbow-ranger': 'Rainbow Ranger',
  'badge.planet-pilot': 'Planet Pilot',
  'badge.galaxy-hero': 'Galaxy Hero',
  'badge.legend': 'Legend',
  'weekly_letter.promised': 'Approved, not given yet',
  'weekly_letter.promise': '{reward}, for {kid}',
  'weekly_letter.promises_more': '{count, plural, one {and # more} other {and # more}}',
  'weekly_letter.waiting': 'Needs your approval',
  'weekly_letter.waiting_chores': '{count, plural, one {# chore to approve} other {# chores to approve}}',
  'weekly_letter.waiting_rewards':
    '{count, plural, one {# reward request to review} other {# reward requests to review}}',
  'weekly_letter.button': 'Open Starnest',
  'weekly_letter.why': 'You’re getting this weekly email because you turned it on in your settings.',
  'weekly_letter.stop': 'Turn off the weekly email',
} as const;
