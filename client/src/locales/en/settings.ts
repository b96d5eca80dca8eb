export default {
  // Words of the parent’s settings.

  // The list of the sections, each with its present value
  'settings.sections': 'Settings',
  'settings.allSections': 'All settings',
  'settings.version': 'Starnest {version}',

  // Family and parent
  'settings.family': 'Family and you',
  'settings.familyText': 'Your name and your family’s name.',
  'settings.familyName': 'Family name',
  'settings.familyNameHint': 'Shown at the top of your pages.',
  'settings.familyNameExample': 'The Millers',
  'settings.firstName': 'First name',
  'settings.lastName': 'Last name',
  'settings.email': 'Email',
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

  // The clock that the family lives by
  'settings.time': 'Time and weeks',
  'settings.timeText': 'When your days and weeks start. Changes are saved right away.',
  // {place} as in “Lisbon”, {day} the first day of the week
  'settings.timeValue': '{place}, weeks start on {day}',
  'settings.choicesFailed': 'Couldn’t load your settings',
  'settings.choicesLoading': 'Loading your settings',
  'settings.choiceSaved': 'Saved',
  'settings.weekStart': 'First day of the week',
  'settings.weekStartHint': 'Weekly limits reset on this day.',

  // Stars without a chore
  'settings.board': 'Leaderboard',
  'settings.boardText': 'What kids see each week. You can change it anytime; no stars are affected.',
  'settings.boardCompete': 'Against each other',
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
  'settings.sounds': 'Sounds',
  'settings.soundsText': 'Short sounds on the kids’ screens. Each tablet has its own mute button.',
  'settings.soundsOn': 'On',
  'settings.soundsOff': 'Off',
  'settings.kidSounds': 'Sounds for the kids',
  'settings.kidSoundsHint': 'When off, your family’s kid screens won’t play sounds or vibrate.',
  'settings.stars': 'Stars',
  'settings.starsText': 'Stars come from chores or, if you like, directly from you.',
  'settings.starsByHandOn': 'Also manually',
  'settings.starsByHandOff': 'From chores only',
  'settings.starsByHand': 'Manual stars',
  'settings.starsByHandHint': 'Give and take stars outside of chores, with a reason.',

  // A rest: nothing is due
  'settings.pause': 'Pause',
  'settings.pauseText':
    'On vacation, sick, or at Grandma’s for a week? Nothing is due, nothing counts as missed, and streaks are paused.',
  'settings.newPause': 'New pause',
  'settings.nobodyRests': 'No one is paused',
  'settings.everyoneRests': 'Everyone',
  // Days as “Sat, Jul 19”
  'settings.pausedDays': '{from} to {until}',
  'settings.pausedFrom': 'From {from}, until you end it',

  // Password
  'settings.login': 'Your login',
  'settings.loginValue': '{username}',
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
  'settings.deleteAccount': 'Delete your account',
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
  'settings.data': 'Data',
  'settings.dataOrEnd': 'Download or close',
  'settings.dataText': 'Download everything your family has here. Only you get a copy.',
  'settings.whatToDownload': 'What to download',
  'settings.zip': 'Everything, with pictures (ZIP)',
  'settings.zipText': 'Both data formats below, plus every picture you uploaded.',
  'settings.json': 'Data only (JSON)',
  'settings.jsonText': 'Complete, for use in other apps.',
  'settings.csv': 'Tables (CSV)',
  'settings.csvText': 'Opens in any spreadsheet app.',
  'settings.download': 'Download',
  'settings.downloading': 'Getting it ready',
  'settings.downloaded': 'Download ready',
  'settings.downloadedText': 'Saved as {file}',
  'settings.downloadFailed': 'Couldn’t download your data',

  // The end of a family: closed for some days, or deleted
  'settings.endFamily': 'Close the family',
  'settings.endText':
    'No one can log in for {days, plural, one {# day} other {# days}}. Come back within that time and everything is restored. You may want to download your data first.',
  'settings.close': 'Close for {days, plural, one {# day} other {# days}}',
  'settings.closeTitle': 'Close {family}?',
  'settings.closeText':
    'No one will be able to log in: no kids, no adults, no tablets. Log in within {days, plural, one {# day} other {# days}} and everything comes back as it was. After that, it’s deleted, pictures included.',
  'settings.closing': 'Closing',
  'settings.closed': 'Your family is closed',
  'settings.closedText':
    'You’re logged out. Log in within {days, plural, one {# day} other {# days}} to reopen it.',
  // For who has another family
  'settings.closedElsewhere':
    'You’re logged out. Log in within {days, plural, one {# day} other {# days}}. In your other family, go to Settings, “Family and you” to reopen it.',
  'settings.closeFailed': 'Couldn’t close your family',
  'settings.deleteNow': 'Delete now',
  'settings.delete': 'Delete family',
  'settings.deleteTitle': 'Delete {family}?',
  'settings.deleteText': 'This can’t be undone, not even by us. You’ll lose:',
  'settings.keep': 'Keep our family',
  'settings.deleting': 'Deleting',
  'settings.yourPassword': 'Your password',
  'settings.yourPasswordHint': 'So we know it’s you.',
  'settings.deleted': 'Family deleted',
  'settings.deletedText': 'Everything was removed.',
  'settings.deleteFailed': 'Failed to delete family',
  // {kids} is a list of names, as “Mia, Leo, and Ava”.
  'settings.loseKids': '{kids}, with {stars, plural, one {# star} other {# stars}} and every badge',
  'settings.loseAllKids': 'Every kid, their stars and badges',
  'settings.loseLists':
    '{chores, plural, one {# chore} other {# chores}} and {rewards, plural, one {# reward} other {# rewards}}, with their pictures',
  'settings.loseAllLists': 'Every chore and reward, with their pictures',
  'settings.loseHistory': 'All history and all messages',
  'settings.loseLogin': 'Your login, and family code {code}',
  'settings.loseAnyLogin': 'Your login and your code',

  // What admins did with the family
  'settings.log': 'Access log',
  'settings.logText':
    'When a Starnest staff member opens your family’s details, it’s listed here: who, when, and why. Entries are kept for a year.',
  'settings.logValue': 'Who viewed it, and why',
  'settings.logLoading': 'Loading the log',
  'settings.logFailed': 'Couldn’t load the log',
  'settings.logEmpty': 'No one has viewed it',
  'settings.logEmptyText': 'If one of our staff opens your family’s details, you’ll see it here.',
  // {who} is a username
  'settings.logged.viewed': '{who} opened your family’s details',
  'settings.logged.suspended': '{who} suspended your family',
  'settings.logged.restored': '{who} reopened your family',
  'settings.logged.reset_link': '{who} created a password reset link for an adult',
  'settings.loggedBySomebody': 'A member of our staff', // whose account is closed
  'settings.loggedReason': 'Reason: {reason}',

  // Words of the languages in the settings.

  'language.asBrowser': 'Browser default',
  'language.yours': 'Your language',
  'language.yoursHint': 'For your screens and emails.',
  'language.kids': 'The kids’ language',
  'language.kidsHint': 'For the kids’ screens and what Pip understands.',

  // Words about the family’s adults: who they are, what they may do, and how they come and go.

  'members.title': 'Adults',
  'members.text': 'Everyone here sees the same lists. Whoever gets there first decides.',
  'members.failed': 'Couldn’t load the adults',
  'members.loading': 'Loading adults',
  // {names} as “Dana, Sam, and Rosa”
  'members.invitedToo': '{names} · {count, plural, one {# invited} other {# invited}}',
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
    '{name} could also see the calendar links of other parents. You can renew them under <0>Calendars</0>.',
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
  'members.families': 'Your families',
  'members.unnamed': 'Unnamed family',
  'members.familyHere': 'Current',
  'members.switch': 'Switch',
  'members.switchTo': 'Switch to {family}',
  'members.switched': 'You’re now in {family}',
  'members.switchFailed': 'Couldn’t switch families',
  'members.closed': 'Closed',
  // {day} as “Mar 4, 2026, 5:30 PM”
  'members.closedUntil':
    'You can reopen it until {day}. After that, it’s deleted for good, pictures included.',
  'members.closedByAdmin':
    'An admin closed it. It will be deleted on {day}. Please contact the people who run this Starnest server.',
  'members.restore': 'Reopen',
  'members.restoreNamed': 'Reopen {family}',
  'members.restoreFailed': 'Couldn’t reopen your family',

  // Invitations
  'members.invite': 'Invite an adult',
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
  'members.copyLink': 'Copy link',
  'members.copied': 'Link copied',
  'members.cannotCopy': 'Couldn’t copy. Select the link and copy it.',
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
  // Where a family has no name; as in “Dana invites you to their family”
  'joining.unnamed': 'their family',
  // <0> is bold
  'joining.as.parent': 'as a <0>parent</0>. You’ll all see the same lists, and whoever’s home can approve.',
  'joining.as.helper': 'as a <0>helper</0>. You’ll see what the parents see and help the kids.',
  'joining.may.parent.1': 'Approve chores and rewards',
  'joining.may.parent.2': 'Change chores, rewards, and kids',
  'joining.may.parent.3': 'Give stars, undo, pause',
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
    'It was already used, canceled, or is more than {days, plural, one {# day} other {# days}} old. Ask for a new one; it only takes a minute.',
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
  'joining.suspended': '{family} is closed',
  'joining.suspendedUnnamed': 'Your family is closed',
  'joining.suspendedText':
    'No one can log in, but nothing is deleted yet. You can reopen it until {day}. After that, it’s gone, pictures included.',
  'joining.restore': 'Reopen',
  'joining.restoring': 'Reopening',
  'joining.restored': 'Welcome back',
  'joining.restoredText': 'Everything is just as you left it.',
  'joining.restoreFailed': 'Couldn’t reopen your family',
  'joining.suspendedByAdmin':
    'An admin closed this family. It will be deleted on {day}. Please contact the people who run this Starnest server.',

  // Words of the weekly letter: its switch, and the page that stops it.

  'letters.weekly': 'Weekly email',
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

  'devices.title': 'Devices',
  'devices.text': 'On a connected tablet, kids just tap their name and four pictures. No code to type.',
  'devices.value': '{count, plural, =0 {None connected} other {# connected}}',
  'devices.loading': 'Loading your devices',
  'devices.notLoaded': 'Couldn’t load your devices',
  // {ago} as in “3 hours ago”
  'devices.used': 'Last used {ago}',
  'devices.usedBy': 'Last used {ago}\u00a0· <0>connected by {name}</0>',
  'devices.rename': 'Rename {name}',
  'devices.saveName': 'Save name',
  'devices.renameFailed': 'Couldn’t save the name',
  'devices.remove': 'Remove',
  'devices.removeNamed': 'Remove {name}',
  'devices.removeQuestion': 'Remove {name}?',
  'devices.removeText':
    'Everyone logged in on it will be logged out right away. You can reconnect it anytime.',
  'devices.removing': 'Removing',
  'devices.removed': '{name} is no longer connected',
  'devices.removeFailed': 'Couldn’t remove the device',

  // What the family chooses about them
  'devices.only': 'Kids can only log in on connected devices',
  'devices.onlyHint': 'Anywhere else, the family code won’t work or show any names.',
  'devices.onlyNone': 'No devices are connected, so no kid can log in anywhere right now.',
  'devices.idle': 'Return to name list',
  'devices.idleHint': 'After this long without a tap, connected devices log out kids and adults',
  'devices.minutes': '{count, plural, one {# minute} other {# minutes}}',

  // Connecting one
  'devices.connect': 'Connect a device',
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
  // <0> is bold.
  'devices.how':
    'Scan this with the tablet’s camera. Or open kid login there, tap <0>Connect this tablet</0>, and enter:',
  // {time} as in “5:30 PM”
  'devices.worksUntil': 'Works once, until {time}: {minutes, plural, one {# minute} other {# minutes}} left',
  'devices.expired': 'This code has expired.',
  'devices.newDigits': 'New code',

  // Words of the kids' calendar feeds, in the settings.

  'calendars.title': 'Calendars',
  'calendars.text':
    'See scheduled chores in your phone’s or computer’s calendar: add this link as a subscription. Anyone with the link can see them, so keep it private.',
  'calendars.value': '{count, plural, =0 {None shared} other {# shared}}',
  'calendars.loading': 'Loading your calendars',
  'calendars.notLoaded': 'Couldn’t load your calendars',
  'calendars.noKids': 'Once you add a kid, their chores can appear in your calendar.',
  'calendars.make': 'Create link',
  'calendars.makeOf': 'Create a calendar link for {name}',
  'calendars.made': '{name}’s chores have a new calendar link',
  'calendars.madeBy': 'Created by {name}',
  'calendars.addressOf': '{name}’s calendar link',
  'calendars.copyOf': 'Copy {name}’s calendar link',
  'calendars.copied': 'Link copied',
  'calendars.cannotCopy': 'Couldn’t copy the link',
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

  'notifications.title': 'Notifications',
  'notifications.text': 'One notification at a time for the whole family. It clears when nothing is pending.',
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
  'notifications.what': 'Notify me about',
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
  'notifications.quiet': 'Quiet hours',
  'notifications.quietHint': 'In your family’s time zone, on all your devices.',
  'notifications.from': 'From',
  'notifications.until': 'To',
  // {time} as in “6:30 AM”
  'notifications.toldAt': 'Anything in between is sent as one summary at {time}.',
  'notifications.sameTime': 'Please choose two different times',
  'notifications.valueOn': 'On in this browser',
  'notifications.valueOff': 'Off in this browser',
  'notifications.valueQuiet': '{value} · quiet from {time}',

  // Words of passkeys, in the settings and for admins.

  'passkeys.title': 'Passkeys',
  'passkeys.text': 'Log in with your fingerprint, face, or screen lock instead of your password.',
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

  'programs.title': 'Other apps',
  'programs.text':
    'Let an app such as Home Assistant read or change your family’s chores and stars, or get notified when they change.',
  'programs.value': '{count, plural, =0 {None connected} other {# connected}}',
  'programs.copied': 'Copied',
  'programs.cannotCopy': 'Couldn’t copy',
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

  'sessions.title': 'Where you’re logged in',
  'sessions.text':
    'Every browser where you’re logged in. Log out of any you don’t recognize or no longer use.',
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
