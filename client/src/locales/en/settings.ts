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
  'settings.saveFailed': 'Failed to save settings',

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
  'settings.passwordFailed': 'Failed to change password',
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
  'settings.deleteFailed': 'Failed to delete family',
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

  // Words about the family’s adults: who they are, what they may do, and how they come and go.

  'members.failed': 'Couldn’t load the adults',
  'members.loading': 'Loading adults',
  'members.you': 'You',
  'members.menu': 'More options for {name}',

  // Roles, and what each does
  'members.role.owner': 'Owner',
  'members.role.parent': 'Parent',
  'members.role.helper': 'Helper',
  'members.does.owner': 'Can do everything',
  'members.does.parent': 'Everything except roles and deleting the family',
  'members.does.helper': 'Sees everything, approves chores, gives out rewards',
  // {does} as “Can do everything”, {day} as “Mar 4, 2026”
  'members.doesSince': '{does}\u00a0· <0>since {day}</0>',
  'members.makeParent': 'Change to parent',
  'members.makeHelper': 'Change to helper',
  'members.helperTitle': 'Make {name} a helper?',
  'members.helperText':
    '{name} will still see everything and approve chores, but won’t be able to change anything else. Everything {name} set up will stop working: tablets, calendar links, webhooks, access tokens, and invitations.',
  'members.roleChanged': '{name}: {role}',
  'members.roleFailed': 'Couldn’t change the role',

  // Handing the family on
  'members.handOn': 'Transfer ownership',
  'members.handOnTitle': 'Transfer ownership to {name}?',
  'members.handOnText':
    '{name} will manage roles, can remove adults, and can delete the family. You’ll become a parent. Only {name} can transfer it back.',
  'members.handedOn': '{name} is now the owner',

  // Removing and leaving
  'members.remove': 'Remove',
  'members.removeTitle': 'Remove {name}?',
  'members.removeText':
    '{name} will be logged out of this family everywhere. Everything {name} set up will stop working: tablets, calendar links, webhooks, access tokens, and invitations. What {name} approved stays. To come back, they’ll need a new invitation.',
  'members.removed': '{name} was removed',
  'members.tabletsEnd':
    '{count, plural, one {This device will be disconnected:} other {These devices will be disconnected:}}',
  'members.tabletsEndHint':
    'Kids on them will be logged out. If a tablet stays in the family, connect it again.',
  'members.afterText':
    '{name} may still know the family code and the kids’ pictures. You can change them now.',
  'members.afterCode': 'Family code',
  'members.newPictures': 'New pictures',
  'members.afterCalendars':
    '{name} could also see the calendar links of other parents. You can renew them under <0>Calendar links</0>.',
  'members.afterDone': 'Done',
  'members.removeFailed': 'Couldn’t remove this person',
  'members.leave': 'Leave',
  'members.leaveTitle': 'Leave {family}?',
  'members.leaveText':
    'You’ll be logged out and will no longer see this family’s kids, chores, and rewards. Everything you set up will stop working: tablets, calendar links, webhooks, access tokens, and invitations. To come back, you’ll need a new invitation.',
  'members.left': 'You left {family}',
  'members.leftText': 'You keep your login. Log in to join or create another family.',
  'members.leaveFailed': 'Couldn’t leave the family',

  // Between the families of one account
  'members.unnamed': 'Unnamed family',
  'members.familyHere': 'Current',
  'members.switch': 'Switch',
  'members.switchTo': 'Switch to {family}',
  'members.switched': 'You’re now in {family}',
  'members.switchFailed': 'Couldn’t switch families',
  'members.closed': 'Deleted',
  // {day} as “Mar 4, 2026, 5:30 PM”
  'members.closedUntil':
    'You can bring it back until {day}. After that, it’s gone for good, pictures included.',
  'members.closedByAdmin':
    'An admin closed it. It will be deleted on {day}. Please contact the people who run this Starnest server.',
  'members.restore': 'Bring back',
  'members.restoreNamed': 'Bring back {family}',
  'members.restoreFailed': 'Couldn’t bring back your family',

  // Invitations
  'members.inviteAs': 'Invite as',
  'members.makeLink': 'Create a link',
  'members.sendTo': 'Send to',
  'members.sendToHint': 'An email address. Without one, you’ll get a link to share.',
  'members.send': 'Send invitation',
  'members.sentTo': 'Sent to {email}',
  'members.notSentTo': 'No email was sent to {email}',
  'members.notSentWhy': 'Today’s limit was reached. Share the link yourself.',
  'members.inviteFailed': 'Couldn’t create the invitation',
  'members.inviteUnsure': 'We couldn’t confirm it was sent',
  'members.qrCode': 'Invitation QR code',
  'members.linkText':
    'Have them scan this, or send them the link. It works once, expires in {days, plural, one {# day} other {# days}}, and won’t be shown again.',
  'members.link': 'Invitation link',
  'members.shareText': 'Join our family on Starnest. The link works once.',
  'members.copyLink': 'Copy link',
  'members.invitedAs.parent': 'Invited as parent',
  'members.invitedAs.helper': 'Invited as helper',
  'members.linkEnds': 'Link expires {day}',
  'members.linkEndsBy': 'Link expires {day}\u00a0· <0>by {name}</0>',
  'members.withdraw': 'Cancel invitation',
  'members.withdrawFailed': 'Couldn’t cancel the invitation',

  // Words of the page of an invitation, and of who belongs to no family.

  'joining.title': 'Invitation',
  'joining.loading': 'Loading the invitation',
  'joining.failed': 'Couldn’t load the invitation',
  'joining.invites': '{name} invited you to join {family}',
  'joining.invitesNobody': 'You’re invited to join {family}',
  'joining.unnamed': 'their family', // if neither the family nor the inviting adult has a name
  // <0> is bold
  'joining.as.parent': 'as a <0>parent</0>. You’ll all see the same lists, and whoever’s home can approve.',
  'joining.as.helper': 'as a <0>helper</0>. You’ll see what the parents see and help the kids.',
  'joining.may.parent.1': 'Approve chores and rewards',
  'joining.may.parent.2': 'Change chores, rewards, and kids',
  'joining.may.parent.3': 'Give stars, undo reviews, and pause chores',
  'joining.may.parent.not': 'Only the owner can change roles or delete the family',
  'joining.may.helper.1': 'See chores, rewards, and stars',
  'joining.may.helper.2': 'Approve chores, give out rewards',
  'joining.may.helper.3': 'Message the kids',
  'joining.may.helper.not': 'Only parents can make changes',
  'joining.may': 'You can',
  'joining.once': 'The link works once.',
  'joining.makeLogin': 'Create your login',
  'joining.haveLogin': 'I already have a Starnest login',
  'joining.withLogin': 'Join with your login',
  'joining.withLoginText': 'You keep your own family and can switch between the two anytime.',
  'joining.noLogin': 'I don’t have a login yet',
  'joining.logInAndJoin': 'Log in and join',
  'joining.signedInAs': 'You’re logged in as {name}.',
  'joining.join': 'Join the family',
  'joining.joining': 'Joining',
  'joining.joinFailed': 'Couldn’t join the family',
  'joining.joined': 'Welcome to {family}',
  'joining.already': 'You’re already in this family',
  'joining.alreadyText': 'The link still works, so you can send it to the right person.',
  'joining.toFamily': 'Go to your family',
  'joining.otherLogin': 'Log out and join with another account',

  // A link that is no more
  'joining.gone': 'This invitation has expired',
  'joining.goneText':
    'It was used or canceled, or it’s more than {days, plural, one {# day} other {# days}} old. Ask for a new one; it only takes a minute.',
  'joining.toLogin': 'Go to login',

  // Who belongs to no family
  'joining.noFamily': 'You’re not in a family yet',
  'joining.noFamilyText':
    'Your login works, {name}. Ask for an invitation and open its link, or create a family here.',
  'joining.familyName': 'Family name',
  'joining.familyNameExample': 'The Millers',
  'joining.found': 'Create a family',
  'joining.founding': 'Creating',
  'joining.founded': 'Your family is ready',
  'joining.foundFailed': 'Couldn’t create the family',
  'joining.logout': 'Log out',
  'joining.deleteAccount': 'Delete my account',

  // Whose family is suspended
  'joining.suspended': '{family} was deleted',
  'joining.suspendedUnnamed': 'Your family was deleted',
  'joining.suspendedText':
    'You can bring it back until {day}, just as it was. After that, it’s gone for good, pictures included.',
  'joining.restore': 'Bring it back',
  'joining.restoring': 'Bringing it back',
  'joining.restored': 'Welcome back',
  'joining.restoredText': 'Everything is just as you left it.',
  'joining.restoreFailed': 'Couldn’t bring back your family',
  'joining.suspendedByAdmin':
    'An admin closed this family. It will be deleted on {day}. Please contact the people who run this Starnest server.',

  // Words of the weekly letter: its switch, and the page that stops it.

  // {day} as in “Sunday”
  'letters.when': 'Your family’s week, sent {day} mornings to {email}.',
  'letters.confirmFirst': 'Your family’s week by email. You need a <0>confirmed address</0> first.',
  'letters.saveFailed': 'Couldn’t change the weekly email',

  'letters.stopTitle': 'Turn off the weekly email?',
  'letters.stopText': 'You won’t get any more emails about your family’s week.',
  'letters.stop': 'Turn it off',
  'letters.stopFailed': 'Couldn’t turn off the weekly email',
  'letters.stopped': 'Weekly email turned off',
  'letters.stoppedText': 'You can turn it back on in Settings, under Notifications.',
  'letters.ended': 'This link doesn’t work',
  'letters.endedText':
    'The account is gone or the link is incomplete. If you’re logged in, you can turn the email off in Settings, under Notifications.',

  // Words of the family's connected devices.

  'devices.none': 'No tablets connected yet.',
  'devices.menu': 'More options for {name}',
  'devices.renameThis': 'Rename',
  'devices.loading': 'Loading your devices',
  'devices.notLoaded': 'Couldn’t load your devices',
  // {ago} as in “3 hours ago”
  'devices.used': 'Last used {ago}',
  'devices.usedBy': 'Last used {ago}\u00a0· <0>connected by {name}</0>',
  'devices.rename': 'Rename {name}',
  'devices.saveName': 'Save name',
  'devices.renameFailed': 'Couldn’t save the name',
  'devices.remove': 'Remove',
  'devices.removeQuestion': 'Remove {name}?',
  'devices.removeText':
    'Everyone logged in on it will be logged out right away. You can reconnect it anytime.',
  'devices.removing': 'Removing',
  'devices.removed': '{name} is no longer connected',
  'devices.removeFailed': 'Couldn’t remove the device',

  // Family boards: wall screens that show everyone's day without a login
  'boards.add': 'Add a board',
  'boards.newName': 'Kitchen board',
  'boards.newNameNumbered': 'Kitchen board {number, number}',
  'boards.useThis': 'Use this device',
  'boards.useThisQuestion': 'Use this device as a board?',
  'boards.useThisText': 'You’ll be signed out on this device.',
  'boards.tablets': 'Or use a connected tablet',
  'boards.use': 'Use',
  'boards.useTablet': 'Use as family board',
  'boards.useTabletNamed': 'Use {name} as family board',
  'boards.made': '{name} is now a family board',
  'boards.madeText': 'It switches within 30 seconds.',
  'boards.notMade': 'Couldn’t add the board',
  'boards.back': 'Back to tablet',
  'boards.isTablet': '{name} is a tablet again',
  'boards.removeText': 'It stops showing your family right away.',
  'boards.none': 'No board yet.',
  'boards.full': 'A family can have up to {count, number} boards.',
  'boards.readOnly': 'Only parents can change these settings.',
  'boards.choose': 'Boards',
  'boards.online': 'Online',
  'boards.offline': 'Offline',
  // {day} as in “Mar 4, 2026”
  'boards.connected': 'Connected on {day}',
  'boards.connectedBy': 'Connected by {name} on {day}',
  'boards.mode': 'What people can do',
  'boards.view': 'Look only',
  'boards.viewText': 'No buttons to tap.',
  'boards.check': 'Check off',
  'boards.checkText': 'One tap marks a chore done.',
  'boards.kids': 'Kids on this board',
  'boards.kidsText': 'A board for one kid works next to a bed, too.',
  'boards.theme': 'Theme',
  'boards.themeText': 'Auto is light by day and dark at night.',
  'boards.theme.auto': 'Auto',
  'boards.theme.light': 'Light',
  'boards.theme.dark': 'Dark',
  'boards.showEvents': 'Calendar events',
  'boards.showEventsText': 'Today’s events for the whole family.',
  'boards.showStars': 'Stars',
  'boards.showStarsText': 'What each kid can spend.',
  'boards.showGoals': 'Saving goals',
  'boards.showGoalsText': 'The reward each kid saves for.',
  'boards.keepAwake': 'Keep the screen awake',
  'boards.keepAwakeText':
    'Except at night. Without HTTPS, turn off auto-lock in the tablet’s settings instead.',
  'boards.all': 'For all boards',
  'boards.notLoaded': 'Couldn’t load the board settings',
  'boards.loading': 'Loading the board settings',
  'boards.pictures': 'Ask for pictures first',
  'boards.picturesText': 'These kids tap their four pictures to check off.',
  'boards.night': 'Dim at night',
  'boards.nightText': 'Only a quiet clock. A tap wakes it for a minute.',

  // What the family chooses about them
  'devices.only': 'Kids can only log in on connected tablets',
  'devices.onlyHint': 'The family code stops working everywhere else.',
  'devices.onlyNone': 'No tablets are connected, so no kid can log in anywhere right now.',
  'devices.minutes': '{count, plural, one {# minute} other {# minutes}}',

  // Connecting one
  'devices.name': 'Device name',
  'devices.newName': 'Our tablet',
  'devices.newNameNumbered': 'Our tablet {number, number}',
  'devices.connectOther': 'Connect another device',
  'devices.connectHere': 'Connect this device',
  'devices.connectFailed': 'Couldn’t connect the device',
  'devices.connectedHere': 'On this device, kid login now starts with the names.',
  'devices.connected': '{name} is connected',
  'devices.connectAnother': 'Connect another',
  'devices.qrCode': 'QR code to connect a device',
  // <0> is bold. {address} as in “starnest.example/pair”
  'devices.how': 'Scan this with the tablet’s camera. Or open <0>{address}</0> there and enter:',
  // {time} as in “5:30 PM”
  'devices.worksUntil': 'Works once, until {time}: {minutes, plural, one {# minute} other {# minutes}} left',
  'devices.expired': 'This code has expired.',
  'devices.newDigits': 'New code',

  // Words of the kids' calendar feeds, in the settings.

  'calendars.text':
    'See scheduled chores in your phone’s or computer’s calendar: add this link as a subscription. Anyone with the link can see them, so keep it private.',
  'calendars.loading': 'Loading your calendars',
  'calendars.notLoaded': 'Couldn’t load your calendars',
  'calendars.noKids': 'Once you add a kid, their chores can appear in your calendar.',
  'calendars.make': 'Create link',
  'calendars.makeOf': 'Create a calendar link for {name}',
  'calendars.made': '{name}’s chores have a new calendar link',
  'calendars.madeBy': 'Created by {name}',
  'calendars.addressOf': '{name}’s calendar link',
  'calendars.copyOf': 'Copy {name}’s calendar link',
  'calendars.renew': 'New link',
  'calendars.renewOf': 'New calendar link for {name}',
  'calendars.renewQuestion': 'Create a new calendar link for {name}?',
  'calendars.end': 'Remove',
  'calendars.endOf': 'Remove {name}’s calendar link',
  'calendars.endQuestion': 'Remove {name}’s calendar link?',
  'calendars.endText': 'Calendars using the current link will stop updating.',
  'calendars.ended': '{name}’s calendar link was turned off',
  'calendars.changing': 'Changing',
  'calendars.failed': 'Couldn’t change the calendar link',

  // Words of the settings of notifications.

  'notifications.failed': 'Couldn’t load notifications',
  'notifications.loading': 'Loading notifications',
  'notifications.here': 'Notifications in this browser',
  'notifications.hereHint': 'On until you log out here.',
  'notifications.unsupported':
    'This browser can’t show notifications here. They need HTTPS. On an iPhone or iPad, first add Starnest to your Home Screen.',
  'notifications.blocked':
    'Notifications from Starnest are blocked in this browser. Allow them in the browser’s settings for this site, then come back here.',
  'notifications.notAllowed': 'Notifications weren’t allowed in this browser.',
  'notifications.noService': 'This browser’s notification service didn’t respond. Please try again later.',
  'notifications.onFailed': 'Couldn’t turn on notifications',
  'notifications.saveFailed': 'Couldn’t save notifications',
  'notifications.what': 'Topic',
  'notifications.noDevices': 'Turn on notifications first. Then choose your topics.',
  'notifications.thisBrowser': 'This browser',
  'notifications.otherBrowser': 'Another browser',
  'notifications.chores': 'Chores to approve',
  'notifications.rewards': 'Reward requests',
  'notifications.lockouts': 'A kid is locked out',
  // As “Chores to approve, This browser”
  'notifications.whatWhere': '{what}, {where}',
  'notifications.approveButton': '“Approve” button',
  'notifications.approveHint':
    'On some phones the button works while the screen is locked. Turn it off where a kid can reach the phone. It starts off on connected tablets.',
  'notifications.from': 'From',
  'notifications.until': 'To',
  // {time} as in “6:30 AM”
  'notifications.toldAt': 'Anything in between is sent as one summary at {time}.',
  'notifications.sameTime': 'Please choose two different times',
  // Topics in a few words, for a list
  'notifications.short.chores': 'Chores',
  'notifications.short.rewards': 'Rewards',
  'notifications.short.lockouts': 'Lockouts',
  'notifications.valueOn': 'On for this device',
  'notifications.valueOff': 'Off for this device',

  // Words of passkeys, in the settings and for admins.

  'passkeys.failed': 'Couldn’t load passkeys',
  'passkeys.loading': 'Loading passkeys',
  'passkeys.none': 'No passkeys yet.',
  // {added} and {used} are dates
  'passkeys.added': 'Added {added}',
  'passkeys.used': 'Added {added} · last used {used}',
  'passkeys.notHere': 'Passkeys don’t work here. They need HTTPS and a domain name.',
  'passkeys.add': 'Add a passkey',
  'passkeys.addText': 'Your device will ask you to confirm.',
  'passkeys.adding': 'Adding',
  'passkeys.name': 'Name',
  'passkeys.nameHint': 'Where you keep it, for example “My phone”.',
  'passkeys.password': 'Your password',
  'passkeys.addFailed': 'Couldn’t add the passkey',
  'passkeys.notMade': 'No passkey was created. Please try again.',
  'passkeys.knownHere': 'You already have a passkey on this device.',
  'passkeys.addedToast': 'Passkey added',
  'passkeys.remove': 'Remove',
  'passkeys.removeThis': 'Remove {name}',
  'passkeys.removeTitle': 'Remove {name}?',
  'passkeys.removeText':
    'You won’t be able to log in with it anymore. To delete it from the device itself, use the device’s settings.',
  'passkeys.removing': 'Removing',
  'passkeys.keep': 'Keep it',
  'passkeys.stillWork':
    '{count, plural, one {One passkey still logs you in. Remove it if you don’t recognize it.} other {# passkeys still log you in. Remove any you don’t recognize.}}',
  'passkeys.removeFailed': 'Couldn’t remove the passkey',
  'proof.title': 'Confirm it’s you',
  'proof.text': 'Enter your password to make this change. We won’t ask again for 10 minutes.',
  'proof.passkey': 'Use a passkey',
  'proof.continue': 'Continue',
  'proof.checking': 'Checking',
  'proof.failed': 'Couldn’t check that',

  // Admins
  'passkeys.require': 'Require a passkey for admins',
  'passkeys.requireHint':
    'Admins won’t be able to log in with just a password. Add your own passkey first. If an admin loses theirs, whoever runs the server can help.',
  'passkeys.requireFailed': 'Couldn’t change this setting',

  // Words of what other programs may do, in the settings.

  'programs.done': 'Done',

  // Access tokens
  'programs.tokens': 'Access tokens',
  'programs.tokensText':
    'An app with a token acts as you in this family. It can’t access passwords, members, or tablets.',
  'programs.tokensNone': 'No access tokens yet.',
  'programs.tokensNotLoaded': 'Couldn’t load access tokens',
  'programs.tokensLoading': 'Loading access tokens',
  'programs.tokenNew': 'New access token',
  'programs.tokenName': 'Name',
  'programs.tokenNameHint': 'Which app uses it, for example “Kitchen panel”.',
  'programs.scope': 'Permissions',
  'programs.scope.read': 'Read',
  'programs.scope.write': 'Read and change',
  'programs.days': 'Expires',
  'programs.daysAfter': 'After {days} days',
  'programs.daysNever': 'Never',
  'programs.tokenMake': 'Create token',
  'programs.tokenMaking': 'Creating',
  'programs.tokenNotMade': 'Couldn’t create the token',
  'programs.tokenMade': 'Copy the token now. You won’t see it again.',
  'programs.token': 'Access token {name}',
  'programs.copyToken': 'Copy the token',
  // {prefix} is how the token begins, {used} a date
  'programs.tokenUsed': '{prefix}… · last used {used}',
  'programs.tokenUnused': '{prefix}… · never used',
  'programs.tokenEnds': 'Expires {day}',
  'programs.tokenEnded': 'Expired {day}',
  'programs.revoke': 'Revoke',
  'programs.revokeThis': 'Revoke {name}',
  'programs.revokeQuestion': 'Revoke {name}?',
  'programs.revokeText': 'The app that uses it will lose access.',
  'programs.revoking': 'Revoking',
  'programs.notRevoked': 'Couldn’t revoke the token',

  // Webhooks
  'programs.hooks': 'Webhooks',
  'programs.hooksText': 'A web address that gets notified right away when chores, rewards, or stars change.',
  'programs.hooksNone': 'No webhooks yet.',
  'programs.hooksNotLoaded': 'Couldn’t load webhooks',
  'programs.hooksLoading': 'Loading webhooks',
  'programs.hookNew': 'New webhook',
  'programs.hookChangeTitle': 'Edit webhook',
  'programs.hookChange': 'Edit',
  'programs.hookChangeThis': 'Edit {url}',
  'programs.hookUrl': 'Address',
  'programs.hookUrlHint': 'Starts with https:// and can be reached from the internet.',
  'programs.hookEvents': 'Events',
  'programs.event.chore_submission': 'Chore submitted',
  'programs.event.chore_reviewed': 'Chore reviewed',
  'programs.event.submission_withdrawn': 'Chore taken back',
  'programs.event.reward_redemption': 'Reward requested',
  'programs.event.reward_reviewed': 'Reward reviewed',
  'programs.event.redemption_withdrawn': 'Request taken back',
  'programs.event.reward_delivered': 'Reward given',
  'programs.event.review_undone': 'Review undone',
  'programs.event.stars_changed': 'Stars given or taken',
  'programs.hookOn': 'Send events',
  'programs.hookMake': 'Create webhook',
  'programs.hookSave': 'Save',
  'programs.hookSaving': 'Saving',
  'programs.hookNotSaved': 'Couldn’t save the webhook',
  'programs.hookMade':
    'Copy the secret now. You won’t see it again. Your app uses it to verify that messages come from Starnest.',
  'programs.secret': 'Webhook secret',
  'programs.copySecret': 'Copy the secret',
  'programs.hookNever': 'Nothing sent yet',
  'programs.hookBy': '{state}\u00a0· <0>by {name}</0>',
  'programs.hookTaken': 'Last message delivered · {day}',
  // {answer} is one of the two sentences below
  'programs.hookNotTaken': 'Last message not delivered · {day} · {answer}',
  'programs.hookAway': 'The address can’t be reached.',
  'programs.hookAnswered': 'It responded with {status}.',
  'programs.hookOff': 'Off',
  'programs.hookSwitchedOff':
    'Turned off on {day}: nothing was delivered for {days} days. Edit it to turn it back on.',
  'programs.test': 'Send a test',
  'programs.testThis': 'Send a test to {url}',
  'programs.testing': 'Sending',
  'programs.testTaken': 'Test delivered',
  'programs.testNotTaken': 'Test not delivered',
  'programs.remove': 'Remove',
  'programs.removeThis': 'Remove {url}',
  'programs.removeQuestion': 'Remove this webhook?',
  'programs.removeText': '{url} will stop receiving events.',
  'programs.removing': 'Removing',
  'programs.notRemoved': 'Couldn’t remove the webhook',

  // Words of where a person is signed in.

  'sessions.value': '{count, plural, one {Only this one} other {# browsers}}',
  'sessions.loading': 'Loading your browsers',
  'sessions.notLoaded': 'Couldn’t load your browsers',
  'sessions.thisBrowser': 'This browser',
  'sessions.unknown': 'Unknown browser',
  // {date} as in “Mar 4, 2026”, {ago} as in “3 hours ago”
  'sessions.used': 'Logged in {date}\u00a0· <0>last used {ago}</0>',
  'sessions.end': 'Log out',
  'sessions.endNamed': 'Log out {device}',
  'sessions.ended': '{device} was logged out',
  'sessions.endFailed': 'Couldn’t log it out',
  'sessions.endAll': 'Log out everywhere else',
  'sessions.endAllQuestion': 'Log out everywhere else?',
  'sessions.endAllText': 'You’ll stay logged in here. Every other browser will be logged out.',
  'sessions.endingAll': 'Logging out',
  'sessions.endedAll': 'You’re now only logged in here',
  'sessions.kids': 'Logged-in kids',
  'sessions.kidsNone': 'No kid is logged in right now.',
  'sessions.kidsLoading': 'Loading the kids’ browsers',
  'sessions.kidsNotLoaded': 'Couldn’t load the kids’ browsers',
  'sessions.kidOn': '{device}\u00a0· <0>since {date}</0>',
  'sessions.endKid': 'Log {name} out on {device}',
  'sessions.kidEnded': '{name} was logged out',
} as const;
