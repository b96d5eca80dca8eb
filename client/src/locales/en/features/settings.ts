/** Words of the parent’s settings. */
export default {
  // The list of the sections, each with its present value
  'settings.sections': 'Settings',
  'settings.allSections': 'All settings',
  'settings.version': 'Starnest {version}',

  // Family and parent
  'settings.family': 'Family and you',
  'settings.familyText': 'How you and your family are called.',
  'settings.familyName': 'Family name',
  'settings.familyNameHint': 'Shown at the top of your pages.',
  'settings.familyNameExample': 'The Millers',
  'settings.firstName': 'First name',
  'settings.lastName': 'Last name',
  'settings.email': 'Email',
  'settings.emailConfirmed': 'Confirmed',
  'settings.emailUnconfirmed': 'Not confirmed yet. Open the link in the mail to {email}.',
  'settings.emailPending': 'To change your address, open the link in the mail to {email}.',
  'settings.resendLink': 'Resend',
  'settings.emailKept': 'Your address stays the same',
  'settings.sendLinkAgain': 'Send the link again',
  'settings.linkSent': 'Link sent',
  'settings.linkSentText': 'Look in the mail of {email}. It works for three days.',
  'settings.linkFailed': 'The link was not sent',
  'settings.save': 'Save changes',
  'settings.saved': 'Settings saved',
  'settings.saveFailed': 'Failed to save settings',

  // Time zone
  'settings.timezone': 'Time zone',
  // {time} as in “5:30 PM”
  'settings.timezoneHint': 'It is {time} there now. Your days and weeks begin by this clock.',
  'settings.timezoneIs': 'Time zone: {zone}',
  'settings.useTimezone': 'Use {zone}',
  'settings.timezones': 'Time zones',
  'settings.timezonesFound': '{count, plural, one {# time zone} other {# time zones}}',
  'settings.city': 'Your city, or a big one nearby',
  'settings.cityExample': 'Lisbon',
  'settings.noCity': 'No such place. Try the next big city.',
  // A place and what its time zone is called, as “New York (Eastern Time)”
  'settings.zone': '{place} ({zone})',
  'settings.ownTimezone': 'This browser',

  // The clock that the family lives by
  'settings.time': 'Time and weeks',
  'settings.timeText': 'When your days and weeks begin. Every choice is saved at once.',
  // {place} as in “Lisbon”, {day} the first day of the week
  'settings.timeValue': '{place}, from {day}',
  'settings.choicesFailed': 'Your choices did not load',
  'settings.choicesLoading': 'Loading your choices',
  'settings.choiceSaved': 'Saved',
  'settings.weekStart': 'First day of the week',
  'settings.weekStartHint': 'What is allowed so many times a week starts over on this day.',

  // Stars without a chore
  'settings.board': 'Leaderboard',
  'settings.boardText': 'What the kids see each week. You can change it at any time; no stars change.',
  'settings.boardCompete': 'Against each other',
  'settings.boardCompeteText': 'First, second, third',
  'settings.boardTeam': 'As a team',
  'settings.boardTeamText': 'One sum, one goal',
  'settings.boardSelf': 'Against myself',
  'settings.boardSelfText': 'My week, my best',
  'settings.boardOff': 'Off',
  'settings.boardOffText': 'No leaderboard',
  'settings.teamGoal': 'Team goal each week',
  'settings.teamGoalHint': 'Empty for no goal.',
  'settings.teamGoalLastWeek': 'Last week you had {count, number} together. Empty for no goal.',
  'settings.sounds': 'Sounds',
  'settings.soundsText':
    'Short sounds on the kids’ screens. Each tablet has a key of its own to turn them off.',
  'settings.soundsOn': 'On',
  'settings.soundsOff': 'Off',
  'settings.kidSounds': 'Sounds for the kids',
  'settings.kidSoundsHint': 'Off, no kid’s screen of your family plays a sound or vibrates.',
  'settings.stars': 'Stars',
  'settings.starsText': 'Stars come from chores, and if you like, from your hand.',
  'settings.starsByHandOn': 'Also by hand',
  'settings.starsByHandOff': 'From chores only',
  'settings.starsByHand': 'Stars by hand',
  'settings.starsByHandHint': 'Give and take stars without a chore, with a reason.',

  // A rest: nothing is due
  'settings.pause': 'Pause',
  'settings.pauseText':
    'Vacation, an illness, a week at Grandma’s: nothing is due, nothing is missed, streaks rest.',
  'settings.newPause': 'New pause',
  'settings.nobodyRests': 'Nobody is paused',
  'settings.everyoneRests': 'Everyone',
  // Days as “Sat, Jul 19”
  'settings.pausedDays': '{from} to {until}',
  'settings.pausedFrom': 'From {from}, until you end it',

  // Password
  'settings.login': 'Your login',
  'settings.loginValue': 'As {username}',
  'settings.password': 'Password',
  'settings.passwordText': 'You log in as {username}. A new password logs you out everywhere but here.',
  'settings.currentPassword': 'Current password',
  'settings.newPassword': 'New password',
  'settings.passwordHint': '{count, number} characters or more',
  'settings.confirmPassword': 'Confirm new password',
  'settings.passwordsDiffer': "Passwords don''t match",
  'settings.wrongPassword': 'That is not your current password.',
  'settings.changePassword': 'Change password',
  'settings.changing': 'Changing',
  'settings.passwordChanged': 'Password changed',
  'settings.passwordChangedText': 'Other browsers where you were logged in are logged out now.',
  'settings.passwordFailed': 'Failed to change password',
  'settings.deleteAccount': 'Delete your account',
  'settings.deleteAccountEffect':
    'You leave your families. Calendar links, webhooks, access tokens and invitations that you made stop working. What you approved stays.',
  'settings.deleteAccountOwner': 'Hand your family on or delete it first. Then you can delete your account.',
  'settings.deleteAccountTitle': 'Delete your account?',
  'settings.deleteAccountText':
    'Your name, login and email address are deleted for good. This can’t be undone.',
  'settings.deleteAccountConfirm': 'Delete my account',
  'settings.accountDeleted': 'Your account was deleted',
  'settings.accountFailed': 'Your account was not deleted',

  // Data
  'settings.data': 'Data',
  'settings.dataOrEnd': 'Download or close',
  'settings.dataText':
    'Everything your family has here, to keep or to take along. It goes from us to you and to nobody else.',
  'settings.whatToDownload': 'What to download',
  'settings.zip': 'Everything, with pictures (ZIP)',
  'settings.zipText': 'The data in both forms below, and every picture you uploaded.',
  'settings.json': 'Data only (JSON)',
  'settings.jsonText': 'Complete, for other programs.',
  'settings.csv': 'Tables (CSV)',
  'settings.csvText': 'Opens in any spreadsheet.',
  'settings.download': 'Download',
  'settings.downloading': 'Getting it ready',
  'settings.downloaded': 'Download ready',
  'settings.downloadedText': 'Saved as {file}',
  'settings.downloadFailed': 'The download did not work',

  // The end of a family: closed for some days, or deleted
  'settings.endFamily': 'Close the family',
  'settings.endText':
    'Nobody gets in for {days, plural, one {# day} other {# days}}, and all comes back if you return within them. You may want to download your data first.',
  'settings.close': 'Close for {days, plural, one {# day} other {# days}}',
  'settings.closeTitle': 'Close {family}?',
  'settings.closeText':
    'From now on nobody gets in: no kid, no adult, no tablet. Log in within {days, plural, one {# day} other {# days}} and all comes back as it was. After that it is gone, with its pictures.',
  'settings.closing': 'Closing',
  'settings.closed': 'Your family is closed',
  'settings.closedText':
    'You are logged out. Log in within {days, plural, one {# day} other {# days}} to open it again.',
  // For who has another family
  'settings.closedElsewhere':
    'You are logged out. Log in within {days, plural, one {# day} other {# days}}: in your other family, Settings, “Family and you” opens it again.',
  'settings.closeFailed': 'Your family was not closed',
  'settings.deleteNow': 'Delete now',
  'settings.delete': 'Delete family',
  'settings.deleteTitle': 'Delete {family}?',
  'settings.deleteText': 'This cannot be undone, not even by us. All of this goes:',
  'settings.keep': 'Keep our family',
  'settings.deleting': 'Deleting',
  'settings.yourPassword': 'Your password',
  'settings.yourPasswordHint': 'So that we know it is you.',
  'settings.deleted': 'Family deleted',
  'settings.deletedText': 'Everything was removed.',
  'settings.deleteFailed': 'Failed to delete family',
  // {kids} is a list of names, as “Mia, Leo, and Ava”.
  'settings.loseKids': '{kids}, with {stars, plural, one {# star} other {# stars}} and every badge',
  'settings.loseAllKids': 'Every kid, their stars and badges',
  'settings.loseLists':
    '{chores, plural, one {# chore} other {# chores}} and {rewards, plural, one {# reward} other {# rewards}}, with their pictures',
  'settings.loseAllLists': 'Every chore and reward, with their pictures',
  'settings.loseHistory': 'The whole history, and all messages',
  'settings.loseLogin': 'Your login, and family code {code}',
  'settings.loseAnyLogin': 'Your login and your code',

  // What admins did with the family
  'settings.log': 'Your family’s log',
  'settings.logText':
    'When one of Starnest’s staff opens your family’s details, it stands here: who, when and why. Entries stay for a year.',
  'settings.logValue': 'Who looked, and why',
  'settings.logLoading': 'Loading the log',
  'settings.logFailed': 'The log did not load',
  'settings.logEmpty': 'Nobody has looked',
  'settings.logEmptyText': 'You will see it here if one of our staff opens your family’s details.',
  // {who} is a username
  'settings.logged.viewed': '{who} opened your family’s details',
  'settings.logged.suspended': '{who} suspended your family',
  'settings.logged.restored': '{who} opened your family again',
  'settings.logged.reset_link': '{who} made a link for a grown-up’s new password',
  'settings.loggedBySomebody': 'A member of our staff', // whose account is closed
  'settings.loggedReason': 'Reason: {reason}',
} as const;
