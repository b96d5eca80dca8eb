export default {
  // Words of the parent’s settings.

  'settings.sections': 'Groups of settings',
  'settings.allSections': 'All settings',
  'settings.version': 'Starnest {version}',
  'settings.search': 'Search settings',
  'settings.clearSearch': 'Clear search',
  'settings.found': '{count, plural, =0 {No results} one {# result} other {# results}}',

  // {place} is the name of a group or page, {text} a description.
  'settings.foundText': '{place} · {text}',

  // The groups
  'settings.group.family': 'Family',
  'settings.group.adults': 'Adults',
  'settings.group.tablets': 'Tablets',
  'settings.group.notifications': 'Notifications',
  'settings.group.account': 'My account',
  'settings.group.data': 'Data and connections',
  // A group’s contents in a few words
  'settings.groupText.family': 'Name, language, time, leaderboard, stars, sounds',
  'settings.groupText.data': 'Calendars, apps, download, delete',

  // The settings: a title and a description, which the search finds, too
  'settings.row.family-name': 'Family name',
  'settings.about.family-name': 'Shown at the top of your pages and in invitations.',
  'settings.row.families': 'Your families',
  'settings.about.families': 'Switch between your families, or bring back a deleted one.',
  'settings.row.kids-language': 'Kids’ language',
  'settings.about.kids-language': 'For the kids’ screens and what Pip understands.',
  'settings.row.time': 'Time zone and week',
  'settings.about.time': 'When your days and weeks start. Changes are saved right away.',
  'settings.row.leaderboard': 'Leaderboard',
  'settings.about.leaderboard': 'What kids see each week. You can change it anytime; no stars are affected.',
  'settings.row.manual-stars': 'Manual stars',
  'settings.about.manual-stars': 'Give and take stars outside of chores, with a reason.',
  'settings.row.sounds': 'Sounds',
  'settings.about.sounds':
    'Sounds and vibration on the kids’ screens. Each tablet also has its own mute button.',
  'settings.row.people': 'Adults and roles',
  'settings.about.people': 'Everyone here sees the same lists. The first review counts.',
  'settings.row.invite': 'Invite an adult',
  'settings.about.invite': 'The other parent, a grandparent, or a sitter. They get a link that works once.',
  'settings.row.connect': 'Connect a tablet',
  'settings.about.connect':
    'On a connected tablet, kids just tap their name and four pictures. No code to type.',
  'settings.row.tablet-list': 'Connected tablets',
  'settings.about.tablet-list': 'Rename a tablet, or remove one you no longer use.',
  'settings.row.boards': 'Family board',
  'settings.about.boards': 'A screen in the kitchen that shows everyone’s day. No one signs in.',
  'settings.row.family-code': 'Family code',
  'settings.about.family-code': 'Kids type it where no tablet is connected.',
  'settings.row.kid-logins': 'Who can log in where',
  'settings.about.kid-logins': 'Kids can log in with the family code anywhere, or only on your tablets.',
  'settings.row.idle': 'Return to “Who’s this?”',
  'settings.about.idle': 'After this long without a tap, connected tablets log out kids and adults.',
  'settings.row.this-device': 'This device',
  'settings.about.this-device': 'Know when a chore is done or a reward is requested.',
  'settings.row.notify-about': 'Notify me about',
  'settings.about.notify-about':
    'One notification at a time for the whole family. It clears when nothing is pending.',
  'settings.row.quiet-hours': 'Quiet hours',
  'settings.about.quiet-hours': 'In your family’s time zone, on all your devices.',
  'settings.row.weekly-email': 'Weekly email',
  'settings.about.weekly-email': 'Your family’s week by email.',
  'settings.row.name': 'Name and language',
  'settings.about.name': 'What your family calls you, and the language of your screens.',
  'settings.row.email': 'Email',
  'settings.about.email': 'For resetting your password and for the weekly email.',
  'settings.row.password': 'Password',
  'settings.about.password': 'A new password logs you out everywhere else.',
  'settings.row.passkeys': 'Passkeys',
  'settings.about.passkeys': 'Log in with your fingerprint, face, or screen lock instead of your password.',
  'settings.row.sessions': 'Where you’re logged in',
  'settings.about.sessions': 'Log out of browsers you don’t recognize or no longer use.',
  'settings.row.shortcuts': 'Keyboard shortcuts',
  'settings.about.shortcuts': 'Single keys for common actions. Off while you type. Press ? to see them all.',
  'settings.row.appearance': 'Appearance',
  'settings.about.appearance': 'Light for the day, dark for bedtime. On this device only.',
  'settings.row.delete-account': 'Delete your account',
  'settings.about.delete-account': 'Your name, login, and email address.',
  'settings.row.calendars': 'Calendar links',
  'settings.about.calendars': 'Scheduled chores in your phone’s or computer’s calendar.',
  'settings.row.apps': 'Apps and webhooks',
  'settings.about.apps':
    'Let an app such as Home Assistant read or change chores and stars, or get notified about them.',
  'settings.row.staff-access': 'Staff access',
  'settings.about.staff-access':
    'When a Starnest staff member opens your family’s details: who, when, and why. Kept for a year.',
  'settings.row.download': 'Download your data',
  'settings.about.download': 'Everything your family has here, for you to keep. Only you get a copy.',
  'settings.row.delete-family': 'Delete family',
  'settings.about.delete-family': 'All kids, stars, and pictures.',
  // Settings on other pages
  'settings.row.pause': 'Pause',
  'settings.about.pause': 'On vacation, sick, or at Grandma’s? Nothing is due, and streaks are kept.',
  'settings.row.pictures': 'Secret pictures',
  'settings.about.pictures': 'The four pictures that a kid uses as a password.',

  // Current values
  'settings.on': 'On',
  'settings.off': 'Off',
  'settings.none': 'None',
  'settings.never': 'No one has looked',
  'settings.anywhere': 'Anywhere',
  'settings.onTablets': 'On tablets only',
  'settings.notConfirmed': 'Not confirmed',
  // Times like “9:00 PM”
  'settings.hours': '{from} to {until}',
  'settings.youAre': 'You · {role}',

  // For new accounts
  'settings.setup': 'Finish setting up',
  'settings.setup.tablet': 'Connect a tablet',
  'settings.setupText.tablet': 'Kids log in with one tap',
  'settings.setup.adult': 'Invite an adult',
  'settings.setupText.adult': 'Any adult at home can approve',
  'settings.setup.notifications': 'Turn on notifications',
  'settings.setupText.notifications': 'Know when a chore is done',
  'settings.setup.email': 'Confirm your email',
  'settings.setupText.email': 'So you can reset your password',
  'settings.setup.passkey': 'Add a passkey',
  'settings.setupText.passkey': 'Log in with a touch',

  // Buttons that open a setting
  'settings.open': 'Open',
  'settings.change': 'Change',

  // Family and parent
  'settings.familyNameExample': 'The Millers',
  'settings.firstName': 'First name',
  'settings.lastName': 'Last name',
  'settings.emailConfirmed': 'Confirmed',
  'settings.emailUnconfirmed': 'Not confirmed yet. Open the link in the email we sent to {email}.',
  'settings.emailPending': 'To change your address, open the link in the email we sent to {email}.',
  'settings.resendLink': 'Resend',
  'settings.emailKept': 'Your address stays the same',
  'settings.sendLinkAgain': 'Resend link',
  'settings.linkSent': 'Link sent',
  'settings.linkSentText': 'Check the inbox of {email}. The link works for three days.',
  'settings.linkFailed': 'Couldn’t send the link',
  'settings.save': 'Save changes',
  'settings.saveEmail': 'Save email',
  'settings.saveGoal': 'Save goal',
  'settings.saved': 'Settings saved',
  'settings.saveFailed': 'Couldn’t save your settings',

  // Time zone
  'settings.timezone': 'Time zone',
  // {time} as in “5:30 PM”
  'settings.timezoneHint': 'It’s {time} there now. Your days and weeks follow this time zone.',
  'settings.timezoneIs': 'Time zone: {zone}',
  'settings.useTimezone': 'Use {zone}',
  'settings.timezones': 'Time zones',
  'settings.timezonesFound': '{count, plural, one {# time zone} other {# time zones}}',
  'settings.city': 'Your city, or a big one nearby',
  'settings.cityExample': 'Lisbon',
  'settings.noCity': 'No match. Try the nearest big city.',
  // A place and what its time zone is called, as “New York (Eastern Time)”
  'settings.zone': '{place} ({zone})',
  'settings.ownTimezone': 'This browser',

  // {place} as in “Lisbon”, {day} the first day of the week
  'settings.timeValue': '{place}, {day}',
  'settings.choicesFailed': 'Couldn’t load your settings',
  'settings.choicesLoading': 'Loading your settings',
  'settings.choiceSaved': 'Saved',
  'settings.weekStart': 'First day of the week',
  'settings.weekStartHint': 'Weekly limits reset on this day.',

  // The leaderboard
  'settings.boardCompete': 'Friendly competition',
  'settings.boardCompeteText': 'First, second, third',
  'settings.boardTeam': 'As a team',
  'settings.boardTeamText': 'One total, one goal',
  'settings.boardSelf': 'Beat your own score',
  'settings.boardSelfText': 'My week, my best',
  'settings.boardOff': 'Off',
  'settings.boardOffText': 'No leaderboard',
  'settings.teamGoal': 'Team goal each week',
  'settings.teamGoalHint': 'Leave blank for no goal.',
  'settings.teamGoalLastWeek': 'Last week you earned {count, number} together. Leave blank for no goal.',

  // Password
  'settings.password': 'Password',
  'settings.passwordText': 'You log in as {username}. Changing your password logs you out everywhere else.',
  'settings.currentPassword': 'Current password',
  'settings.newPassword': 'New password',
  'settings.passwordHint': '{count, number} characters or more',
  'settings.confirmPassword': 'Confirm new password',
  'settings.passwordsDiffer': "Passwords don''t match",
  'settings.wrongPassword': 'That’s not your current password.',
  'settings.changePassword': 'Change password',
  'settings.changing': 'Changing',
  'settings.passwordChanged': 'Password changed',
  'settings.passwordChangedText': 'You’ve been logged out everywhere else.',
  'settings.passwordFailed': 'Couldn’t change the password',
  'settings.deleteAccountEffect':
    'You’ll leave your families. Everything you set up will stop working: tablets, calendar links, webhooks, access tokens, and invitations. What you approved stays.',
  'settings.deleteAccountOwner': 'Transfer or delete your family first. Then you can delete your account.',
  'settings.deleteAccountTitle': 'Delete your account?',
  'settings.deleteAccountText':
    'Your name, login, and email address will be deleted for good. This can’t be undone.',
  'settings.deleteAccountConfirm': 'Delete my account',
  'settings.accountDeleted': 'Your account was deleted',
  'settings.accountFailed': 'Couldn’t delete your account',

  // Data
  'settings.whatToDownload': 'What to download',
  'settings.zip': 'Everything, with pictures (ZIP)',
  'settings.zipText': 'All data as JSON and CSV, plus every picture you uploaded.',
  'settings.json': 'Data only (JSON)',
  'settings.jsonText': 'Complete, for use in other apps.',
  'settings.csv': 'Tables (CSV)',
  'settings.csvText': 'Opens in any spreadsheet app.',
  'settings.download': 'Download',
  'settings.downloading': 'Getting it ready',
  'settings.downloaded': 'Download ready',
  'settings.downloadedText': 'Saved as {file}',
  'settings.downloadFailed': 'Couldn’t download your data',

  // Deleting a family, with some days to bring it back
  'settings.deleteFamilyText':
    'Deletes {family} with all kids, stars, and pictures. You have {days, plural, one {# day} other {# days}} to change your mind. After that, no one can bring it back.',
  // Opens a dialog
  'settings.deleteFamily': 'Delete family…',
  'settings.delete': 'Delete family',
  'settings.deleteTitle': 'Delete {family}?',
  // {day} as in “Tuesday, July 8”, <0> is bold
  'settings.deleteText':
    'Everyone is logged out right away: kids, adults, and tablets. <0>You can bring it back until {day}</0> by logging in. After that, it’s deleted for good:',
  'settings.deleteNowText': 'This can’t be undone, not even by us. You’ll lose:',
  'settings.downloadFirst': 'Download your data first',
  'settings.deleteNow': 'Delete now, without the {days, plural, one {# day} other {# days}}',
  'settings.deleteLater': 'Keep the {days, plural, one {# day} other {# days}} to change my mind',
  'settings.keep': 'Keep our family',
  'settings.deleting': 'Deleting',
  'settings.yourPassword': 'Your password',
  'settings.yourPasswordHint': 'So we know it’s you.',
  'settings.deleted': 'Family deleted',
  'settings.deletedText': 'Everything was removed.',
  'settings.deletedUntil':
    'You’re logged out. To bring it back, log in within {days, plural, one {# day} other {# days}}.',
  // For who has another family
  'settings.deletedElsewhere':
    'You’re logged out. To bring it back within {days, plural, one {# day} other {# days}}, log in and go to Settings, “Your families”.',
  'settings.deleteFailed': 'Couldn’t delete the family',
  // {kids} is a list of names, as “Mia, Leo, and Ava”.
  'settings.loseKids': '{kids}, with {stars, plural, one {# star} other {# stars}} and every badge',
  'settings.loseAllKids': 'Every kid, their stars and badges',
  'settings.loseLists':
    '{chores, plural, one {# chore} other {# chores}} and {rewards, plural, one {# reward} other {# rewards}}, with their pictures',
  'settings.loseAllLists': 'Every chore and reward, with their pictures',
  'settings.loseHistory': 'All history and all messages',
  'settings.loseLogin': 'Everyone’s access, and family code {code}',
  'settings.loseAnyLogin': 'Everyone’s access and your family code',

  // What admins did with the family
  'settings.logLoading': 'Loading the log',
  'settings.logFailed': 'Couldn’t load the log',
  'settings.logEmpty': 'No one from Starnest has opened your family’s details.',
  // {who} is a username
  'settings.logged.viewed': '{who} opened your family’s details',
  'settings.logged.suspended': '{who} suspended your family',
  'settings.logged.restored': '{who} reopened your family',
  'settings.logged.reset_link': '{who} created a password reset link for an adult',
  'settings.loggedBySomebody': 'A member of our staff', // whose account is closed
  'settings.loggedReason': 'Reason: {reason}',

  // Words of the languages in the settings.

  'language.asBrowser': 'Same as this device',
  'language.yours': 'Your language',
  'language.yoursHint': 'For your screens and emails.',
} as const;
