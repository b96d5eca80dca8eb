export default {
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
    'The account was deleted or the link is incomplete. If you’re logged in, you can turn the email off in Settings, under Notifications.',
} as const;
