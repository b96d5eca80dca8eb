export default {
  // Words of the parent’s settings.

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
    'You leave your families. Everything that you set up stops working: tablets, calendar links, webhooks, access tokens and invitations. What you approved stays.',
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

  // Words of the languages in the settings.

  'language.asBrowser': 'As the browser has it',
  'language.yours': 'Your language',
  'language.yoursHint': 'Of your screens and mail.',
  'language.kids': 'The kids’ language',
  'language.kidsHint': 'Of the kids’ screens, and what Pip understands.',

  // Words about the family’s adults: who they are, what they may do, and how they come and go.

  'members.title': 'Grown-ups',
  'members.text': 'Everyone here sees the same lists. Whoever is first decides.',
  'members.failed': 'The grown-ups did not load',
  'members.loading': 'Loading the grown-ups',
  // {names} as “Dana, Sam, and Rosa”
  'members.invitedToo': '{names} · {count, plural, one {# invited} other {# invited}}',
  'members.you': 'You',
  'members.menu': 'More for {name}',

  // Roles, and what each does
  'members.role.owner': 'Owner',
  'members.role.parent': 'Parent',
  'members.role.helper': 'Helper',
  'members.does.owner': 'Can do everything',
  'members.does.parent': 'Everything but roles and deleting',
  'members.does.helper': 'Sees all, approves chores, hands over rewards',
  // {does} as “Can do everything”, {day} as “Mar 4, 2026”
  'members.doesSince': '{does}\u00a0· <0>since {day}</0>',
  'members.makeParent': 'Make a parent',
  'members.makeHelper': 'Make a helper',
  'members.helperTitle': 'Make {name} a helper?',
  'members.helperText':
    '{name} still sees everything and approves chores, but can’t change anything else. Everything that {name} set up stops working: tablets, calendar links, webhooks, access tokens and invitations.',
  'members.roleChanged': '{name}: {role}',
  'members.roleFailed': 'The role was not changed',

  // Handing the family on
  'members.handOn': 'Hand the family on',
  'members.handOnTitle': 'Hand the family on to {name}?',
  'members.handOnText':
    '{name} then gives roles, removes grown-ups and may delete the family. You become a parent. Only {name} can hand it back.',
  'members.handedOn': '{name} owns the family now',

  // Removing and leaving
  'members.remove': 'Remove',
  'members.removeTitle': 'Remove {name}?',
  'members.removeText':
    '{name} is logged out of this family immediately, in every browser. Everything that {name} set up stops working: tablets, calendar links, webhooks, access tokens and invitations. What {name} approved stays. To come back, {name} needs a new invitation.',
  'members.removed': '{name} was removed',
  'members.tabletsEnd':
    '{count, plural, one {This device is disconnected:} other {These devices are disconnected:}}',
  'members.tabletsEndHint': 'Kids on them are logged out. Connect a tablet again if it stays in the family.',
  'members.afterText':
    '{name} may still know the family code and the kids’ pictures. You can change them now.',
  'members.afterCode': 'Family code',
  'members.newPictures': 'New pictures',
  'members.afterCalendars':
    '{name} could also see the calendar links of other parents. You can renew them under <0>Calendars</0>.',
  'members.afterDone': 'Done',
  'members.removeFailed': 'Nobody was removed',
  'members.leave': 'Leave',
  'members.leaveTitle': 'Leave {family}?',
  'members.leaveText':
    'You no longer see its kids, chores and rewards, and you are logged out. Everything that you set up stops working: tablets, calendar links, webhooks, access tokens and invitations. To come back, you need a new invitation.',
  'members.left': 'You left {family}',
  'members.leftText': 'Your login stays. Log in to join or found another family.',
  'members.leaveFailed': 'You are still in the family',

  // Between the families of one account
  'members.families': 'Your families',
  'members.unnamed': 'Family without a name',
  'members.familyHere': 'You are here',
  'members.switch': 'Switch',
  'members.switchTo': 'Switch to {family}',
  'members.switched': 'You are in {family} now',
  'members.switchFailed': 'You are still in the same family',
  'members.closed': 'Closed',
  // {day} as “Mar 4, 2026, 5:30 PM”
  'members.closedUntil': 'You can open it again until {day}. Then it is gone, with its pictures.',
  'members.closedByAdmin':
    'An admin closed it. It is deleted on {day}. Please contact the people who run this Starnest.',
  'members.restore': 'Open it again',
  'members.restoreNamed': 'Open {family} again',
  'members.restoreFailed': 'Your family was not opened',

  // Invitations
  'members.invite': 'Invite a grown-up',
  'members.inviteAs': 'Invite as',
  'members.makeLink': 'Make a link',
  'members.sendTo': 'Send to',
  'members.sendToHint': 'An e-mail address. Without one you get a link to hand on.',
  'members.send': 'Send invitation',
  'members.sentTo': 'On its way to {email}',
  'members.notSentTo': 'No email was sent to {email}',
  'members.notSentWhy': 'Today’s limit is reached. Share the link yourself.',
  'members.inviteFailed': 'No invitation was made',
  'members.inviteUnsure': 'Not sure whether it is done',
  'members.qrCode': 'QR code of the invitation',
  'members.linkText':
    'Let them scan this, or send the link. It works once, for {days, plural, one {# day} other {# days}}, and is shown only now.',
  'members.link': 'Invitation link',
  'members.copyLink': 'Copy link',
  'members.copied': 'Link copied',
  'members.cannotCopy': 'Copy this link',
  'members.invitedAs.parent': 'Invited as parent',
  'members.invitedAs.helper': 'Invited as helper',
  'members.linkEnds': 'Link ends {day}',
  'members.linkEndsBy': 'Link ends {day}\u00a0· <0>by {name}</0>',
  'members.withdraw': 'Withdraw',
  'members.withdrawFailed': 'The invitation was not withdrawn',

  // Words of the page of an invitation, and of who belongs to no family.

  'joining.title': 'Invitation',
  'joining.loading': 'Looking at the invitation',
  'joining.failed': 'The invitation did not load',
  'joining.invites': '{name} invites you to {family}',
  'joining.invitesNobody': 'You are invited to {family}',
  // Where a family has no name; as in “Dana invites you to their family”
  'joining.unnamed': 'their family',
  // <0> is bold
  'joining.as.parent': 'as a <0>parent</0>. You all see the same lists, and whoever is home decides.',
  'joining.as.helper': 'as a <0>helper</0>. You see what the parents see, and help the kids along.',
  'joining.may.parent.1': 'Approve chores and rewards',
  'joining.may.parent.2': 'Change chores, rewards and kids',
  'joining.may.parent.3': 'Give stars, undo, pause',
  'joining.may.parent.not': 'Roles and deleting stay with the owner',
  'joining.may.helper.1': 'See chores, rewards and stars',
  'joining.may.helper.2': 'Approve chores, hand over rewards',
  'joining.may.helper.3': 'Write to the kids',
  'joining.may.helper.not': 'Changes stay with the parents',
  'joining.may': 'You can',
  'joining.once': 'The link works once.',
  'joining.makeLogin': 'Make your login',
  'joining.haveLogin': 'I have a Starnest login already',
  'joining.withLogin': 'Join with your login',
  'joining.withLoginText': 'A family of your own stays yours. You can switch between the two at any time.',
  'joining.noLogin': 'I have no login yet',
  'joining.logInAndJoin': 'Log in and join',
  'joining.signedInAs': 'You are logged in as {name}.',
  'joining.join': 'Join the family',
  'joining.joining': 'Joining',
  'joining.joinFailed': 'You have not joined',
  'joining.joined': 'Welcome to {family}',
  'joining.already': 'You belong to this family already',
  'joining.alreadyText': 'The link still works: pass it on to whom it is meant for.',
  'joining.toFamily': 'To your family',
  'joining.otherLogin': 'Log out and join as somebody else',

  // A link that is no more
  'joining.gone': 'This invitation has ended',
  'joining.goneText':
    'It was used already, withdrawn, or is older than {days, plural, one {# day} other {# days}}. Ask for a new one: it takes a minute.',
  'joining.toLogin': 'To the login',

  // Who belongs to no family
  'joining.noFamily': 'You are in no family',
  'joining.noFamilyText':
    'Your login is fine, {name}. Ask for an invitation and open its link, or found a family here.',
  'joining.familyName': 'Family name',
  'joining.familyNameExample': 'The Millers',
  'joining.found': 'Found a family',
  'joining.founding': 'Founding',
  'joining.founded': 'Your family is ready',
  'joining.foundFailed': 'No family was founded',
  'joining.logout': 'Log out',
  'joining.deleteAccount': 'Delete my account',

  // Whose family is suspended
  'joining.suspended': '{family} is closed',
  'joining.suspendedUnnamed': 'Your family is closed',
  'joining.suspendedText':
    'Nobody gets in, and nothing is lost. Open it again until {day}; then it is gone, with its pictures.',
  'joining.restore': 'Open it again',
  'joining.restoring': 'Opening',
  'joining.restored': 'Welcome back',
  'joining.restoredText': 'All is as it was.',
  'joining.restoreFailed': 'Your family was not opened',
  'joining.suspendedByAdmin':
    'An admin closed this family. It is deleted on {day}. Please contact the people who run this Starnest.',

  // Words of the weekly letter: its switch, and the page that stops it.

  'letters.weekly': 'Weekly letter',
  // {day} as in “Sunday”
  'letters.when': 'Your family’s week, on {day} mornings to {email}.',
  'letters.confirmFirst': 'Your family’s week by mail. It needs a <0>confirmed address</0>.',
  'letters.saveFailed': 'The weekly letter was not changed',

  'letters.stopTitle': 'Stop the weekly letter?',
  'letters.stopText': 'You get no more letters about your family’s week.',
  'letters.stop': 'Stop the letter',
  'letters.stopFailed': 'The letter was not stopped',
  'letters.stopped': 'No more weekly letters',
  'letters.stoppedText': 'You can switch them on again in your settings, under Notifications.',
  'letters.ended': 'This link does not work',
  'letters.endedText':
    'The account is gone, or the address is not complete. Where you are logged in, the switch is in Settings, under Notifications.',

  // Words of the family's connected devices.

  'devices.title': 'Devices',
  'devices.text': 'On a connected tablet kids tap their name and four pictures. No code to type.',
  'devices.value': '{count, plural, =0 {None connected} other {# connected}}',
  'devices.loading': 'Loading your devices',
  'devices.notLoaded': 'Your devices did not load',
  // {ago} as in “3 hours ago”
  'devices.used': 'Last used {ago}',
  'devices.usedBy': 'Last used {ago}\u00a0· <0>connected by {name}</0>',
  'devices.rename': 'Rename {name}',
  'devices.saveName': 'Save name',
  'devices.renameFailed': 'The name was not saved',
  'devices.remove': 'Remove',
  'devices.removeNamed': 'Remove {name}',
  'devices.removeQuestion': 'Remove {name}?',
  'devices.removeText':
    'Everyone who is logged in on it is logged out immediately. It can be connected again at any time.',
  'devices.removing': 'Removing',
  'devices.removed': '{name} is no longer connected',
  'devices.removeFailed': 'The device was not removed',

  // What the family chooses about them
  'devices.only': 'Only connected devices may log kids in',
  'devices.onlyHint': 'Everywhere else the family code opens nothing and names nobody.',
  'devices.onlyNone': 'No device is connected: right now no kid can log in anywhere.',
  'devices.idle': 'Back to the names',
  'devices.idleHint': 'After this long without a touch, connected devices log out kids and parents',
  'devices.minutes': '{count, plural, one {# minute} other {# minutes}}',

  // Connecting one
  'devices.connect': 'Connect a device',
  'devices.name': 'Its name',
  'devices.newName': 'Our tablet',
  'devices.newNameNumbered': 'Our tablet {number, number}',
  'devices.connectOther': 'Connect another device',
  'devices.connectHere': 'This is the tablet: connect it',
  'devices.connectFailed': 'The device was not connected',
  'devices.connectedHere': 'The kids’ login starts at their names here.',
  'devices.connected': '{name} is connected',
  'devices.connectAnother': 'Connect one more',
  'devices.qrCode': 'QR code that connects a device',
  // <0> is bold.
  'devices.how':
    'Scan this with the tablet’s camera. Or open the kids’ login there, tap <0>Connect this tablet</0> and type:',
  // {time} as in “5:30 PM”
  'devices.worksUntil': 'Works once, until {time}: {minutes, plural, one {# minute} other {# minutes}} left',
  'devices.expired': 'The time of these digits is over.',
  'devices.newDigits': 'New digits',

  // Words of the kids' calendar feeds, in the settings.

  'calendars.title': 'Calendars',
  'calendars.text':
    'Scheduled chores in the calendar of your phone or computer: add the address there as a subscription. Whoever has it can read it, so treat it like a key.',
  'calendars.value': '{count, plural, =0 {None shared} other {# shared}}',
  'calendars.loading': 'Reading your calendars',
  'calendars.notLoaded': 'Your calendars did not load',
  'calendars.noKids': 'Once you have added a kid, their chores can be in your calendar.',
  'calendars.make': 'Make address',
  'calendars.makeOf': 'Make an address for {name}',
  'calendars.made': '{name}’s chores have a new address',
  'calendars.madeBy': 'Made by {name}',
  'calendars.addressOf': 'Calendar address of {name}',
  'calendars.copyOf': 'Copy the address of {name}',
  'calendars.copied': 'Address copied',
  'calendars.cannotCopy': 'The address could not be copied',
  'calendars.renew': 'New address',
  'calendars.renewOf': 'New address for {name}',
  'calendars.renewQuestion': 'A new address for {name}?',
  'calendars.end': 'Remove',
  'calendars.endOf': 'Remove the address of {name}',
  'calendars.endQuestion': 'Remove the address of {name}?',
  'calendars.endText': 'Calendars that use the present one get no more chores.',
  'calendars.ended': '{name}’s chores are in no calendar any more',
  'calendars.changing': 'Changing',
  'calendars.failed': 'The address was not changed',

  // Words of the settings of notifications.

  'notifications.title': 'Notifications',
  'notifications.text': 'One at a time for the whole family. It goes away when nothing waits.',
  'notifications.failed': 'Notifications did not load',
  'notifications.loading': 'Loading notifications',
  'notifications.here': 'Notifications in this browser',
  'notifications.hereHint': 'Until you log out here.',
  'notifications.unsupported':
    'This browser can’t show notifications here. They need https, and on an iPhone or iPad Starnest on the Home Screen.',
  'notifications.blocked':
    'Notifications from Starnest are blocked in this browser. Allow them in the browser’s settings for this site, then come back here.',
  'notifications.notAllowed': 'The browser was not allowed to show notifications.',
  'notifications.noService': 'This browser’s notification service did not respond. Please try again later.',
  'notifications.onFailed': 'Notifications could not be turned on',
  'notifications.saveFailed': 'Failed to save notifications',
  'notifications.what': 'What to tell of',
  'notifications.thisBrowser': 'This browser',
  'notifications.otherBrowser': 'Another browser',
  'notifications.chores': 'Chores waiting',
  'notifications.rewards': 'Rewards asked for',
  'notifications.lockouts': 'A kid is locked out',
  // As “Chores waiting, This browser”
  'notifications.whatWhere': '{what}, {where}',
  'notifications.approveButton': '“Approve” button',
  'notifications.approveHint':
    'On some phones the button works while the screen is locked. Turn it off where a kid can reach the phone. It starts off on connected tablets.',
  'notifications.quiet': 'Quiet hours',
  'notifications.quietHint': 'By your family’s clock, on all your devices.',
  'notifications.from': 'From',
  'notifications.until': 'To',
  // {time} as in “6:30 AM”
  'notifications.toldAt': 'What comes in between is told once, at {time}.',
  'notifications.sameTime': 'Please choose two different times',
  'notifications.valueOn': 'On in this browser',
  'notifications.valueOff': 'Off in this browser',
  'notifications.valueQuiet': '{value} · quiet from {time}',

  // Words of passkeys, in the settings and for admins.

  'passkeys.title': 'Passkeys',
  'passkeys.text': 'Log in with your fingerprint, face or screen lock instead of the password.',
  'passkeys.failed': 'Passkeys did not load',
  'passkeys.loading': 'Loading passkeys',
  'passkeys.none': 'No passkeys yet.',
  // {added} and {used} are dates
  'passkeys.added': 'Added {added}',
  'passkeys.used': 'Added {added} · last used {used}',
  'passkeys.notHere': 'This browser can’t make passkeys here. They need https and a name in the address.',
  'passkeys.add': 'Add a passkey',
  'passkeys.addText': 'The next step is your device’s own question.',
  'passkeys.adding': 'Adding',
  'passkeys.name': 'Name',
  'passkeys.nameHint': 'Where you keep it, as “My phone”.',
  'passkeys.password': 'Your password',
  'passkeys.addFailed': 'The passkey was not added',
  'passkeys.notMade': 'Your device made none. Please try again.',
  'passkeys.knownHere': 'This device has a passkey of yours already.',
  'passkeys.addedToast': 'Passkey added',
  'passkeys.remove': 'Remove',
  'passkeys.removeThis': 'Remove {name}',
  'passkeys.removeTitle': 'Remove {name}?',
  'passkeys.removeText': 'It logs you in no longer. On the device itself you delete it in its settings.',
  'passkeys.removing': 'Removing',
  'passkeys.keep': 'Keep it',
  'passkeys.stillWork':
    '{count, plural, one {One passkey still logs you in. Remove it if you don’t recognize it.} other {# passkeys still log you in. Remove any you don’t recognize.}}',
  'passkeys.removeFailed': 'The passkey was not removed',
  'proof.title': 'Confirm it’s you',
  'proof.text': 'Enter your password to make this change. We won’t ask again for 10 minutes.',
  'proof.passkey': 'Use a passkey',
  'proof.continue': 'Continue',
  'proof.checking': 'Checking',
  'proof.failed': 'Couldn’t check that',

  // Admins
  'passkeys.require': 'Admins need a passkey',
  'passkeys.requireHint':
    'Then no admin gets in by password alone. Add one of your own first. Who has lost theirs asks whoever runs the server.',
  'passkeys.requireFailed': 'This was not changed',

  // Words of what other programs may do, in the settings.

  'programs.title': 'Other programs',
  'programs.text':
    'Let a program of yours, such as Home Assistant, read your family’s chores and stars, change them, or hear of them at once.',
  'programs.value': '{count, plural, =0 {None connected} other {# connected}}',
  'programs.copied': 'Copied',
  'programs.cannotCopy': 'It could not be copied',
  'programs.done': 'Done',

  // Access tokens
  'programs.tokens': 'Access tokens',
  'programs.tokensText':
    'A program with a token acts as you in this family. It never reaches passwords, members or tablets.',
  'programs.tokensNone': 'No access tokens yet.',
  'programs.tokensNotLoaded': 'Access tokens did not load',
  'programs.tokensLoading': 'Loading access tokens',
  'programs.tokenNew': 'New access token',
  'programs.tokenName': 'Name',
  'programs.tokenNameHint': 'Which program has it, as “Kitchen panel”.',
  'programs.scope': 'What it may do',
  'programs.scope.read': 'Read',
  'programs.scope.write': 'Read and change',
  'programs.days': 'Ends',
  'programs.daysAfter': 'After {days} days',
  'programs.daysNever': 'Never',
  'programs.tokenMake': 'Make token',
  'programs.tokenMaking': 'Making',
  'programs.tokenNotMade': 'The token was not made',
  'programs.tokenMade': 'Copy the token now: it is shown this once.',
  'programs.token': 'Access token {name}',
  'programs.copyToken': 'Copy the token',
  // {prefix} is how the token begins, {used} a date
  'programs.tokenUsed': '{prefix}… · last used {used}',
  'programs.tokenUnused': '{prefix}… · never used',
  'programs.tokenEnds': 'Until {day}',
  'programs.tokenEnded': 'Ended {day}',
  'programs.revoke': 'Revoke',
  'programs.revokeThis': 'Revoke {name}',
  'programs.revokeQuestion': 'Revoke {name}?',
  'programs.revokeText': 'The program that has it is let in no more.',
  'programs.revoking': 'Revoking',
  'programs.notRevoked': 'The token was not revoked',

  // Webhooks
  'programs.hooks': 'Webhooks',
  'programs.hooksText':
    'An address on the internet that is told at once what happens with chores, rewards and stars.',
  'programs.hooksNone': 'No webhooks yet.',
  'programs.hooksNotLoaded': 'Webhooks did not load',
  'programs.hooksLoading': 'Loading webhooks',
  'programs.hookNew': 'New webhook',
  'programs.hookChangeTitle': 'Change webhook',
  'programs.hookChange': 'Change',
  'programs.hookChangeThis': 'Change {url}',
  'programs.hookUrl': 'Address',
  'programs.hookUrlHint': 'Begins with https:// and can be reached from the internet.',
  'programs.hookEvents': 'What it is told of',
  'programs.event.chore_submission': 'Chore handed in',
  'programs.event.chore_reviewed': 'Chore decided',
  'programs.event.submission_withdrawn': 'Chore taken back',
  'programs.event.reward_redemption': 'Reward asked for',
  'programs.event.reward_reviewed': 'Reward decided',
  'programs.event.redemption_withdrawn': 'Request taken back',
  'programs.event.reward_delivered': 'Reward handed over',
  'programs.event.review_undone': 'Decision undone',
  'programs.event.stars_changed': 'Stars given or taken',
  'programs.hookOn': 'Send messages to it',
  'programs.hookMake': 'Make webhook',
  'programs.hookSave': 'Save',
  'programs.hookSaving': 'Saving',
  'programs.hookNotSaved': 'The webhook was not saved',
  'programs.hookMade':
    'Copy the secret now: it is shown this once. By it your program knows that a message comes from here.',
  'programs.secret': 'Secret of the webhook',
  'programs.copySecret': 'Copy the secret',
  'programs.hookNever': 'Nothing sent yet',
  'programs.hookBy': '{state}\u00a0· <0>by {name}</0>',
  'programs.hookTaken': 'Last message arrived · {day}',
  // {answer} is one of the two sentences below
  'programs.hookNotTaken': 'Last message did not arrive · {day} · {answer}',
  'programs.hookAway': 'The address is out of reach.',
  'programs.hookAnswered': 'It answered {status}.',
  'programs.hookOff': 'Off',
  'programs.hookSwitchedOff':
    'Switched off on {day}: nothing arrived for {days} days. Change it to switch it on again.',
  'programs.test': 'Send a test',
  'programs.testThis': 'Send a test to {url}',
  'programs.testing': 'Sending',
  'programs.testTaken': 'The test arrived',
  'programs.testNotTaken': 'The test did not arrive',
  'programs.remove': 'Remove',
  'programs.removeThis': 'Remove {url}',
  'programs.removeQuestion': 'Remove this webhook?',
  'programs.removeText': '{url} is told nothing any more.',
  'programs.removing': 'Removing',
  'programs.notRemoved': 'The webhook was not removed',

  // Words of where a person is signed in.

  'sessions.title': 'Signed-in browsers',
  'sessions.text':
    'Every browser where you are logged in. End one that is not yours, or that you no longer use.',
  'sessions.value': '{count, plural, one {Only this one} other {# browsers}}',
  'sessions.loading': 'Loading your browsers',
  'sessions.notLoaded': 'Your browsers did not load',
  'sessions.thisBrowser': 'This browser',
  'sessions.unknown': 'Unknown browser',
  // {date} as in “Mar 4, 2026”, {ago} as in “3 hours ago”
  'sessions.used': 'Logged in {date}\u00a0· <0>last used {ago}</0>',
  'sessions.end': 'End',
  'sessions.endNamed': 'End {device}',
  'sessions.ended': '{device} is logged out',
  'sessions.endFailed': 'It was not logged out',
  'sessions.endAll': 'Sign out everywhere else',
  'sessions.endAllQuestion': 'Sign out everywhere else?',
  'sessions.endAllText': 'You stay logged in here. Every other browser has to log in again.',
  'sessions.endingAll': 'Signing out',
  'sessions.endedAll': 'You are logged in only here now',
  'sessions.kids': 'Signed-in kids',
  'sessions.kidsNone': 'No kid is logged in right now.',
  'sessions.kidsLoading': 'Loading the kids’ browsers',
  'sessions.kidsNotLoaded': 'The kids’ browsers did not load',
  'sessions.kidOn': '{device}\u00a0· <0>since {date}</0>',
  'sessions.endKid': 'Log {name} out on {device}',
  'sessions.kidEnded': '{name} is logged out',
} as const;
