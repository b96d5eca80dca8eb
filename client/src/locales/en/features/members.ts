/** Words about the family’s adults: who they are, what they may do, and how they come and go. */
export default {
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
    '{name} still sees everything and approves chores, but can’t change anything else. Calendar links, webhooks, access tokens and invitations that {name} made stop working.',
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
    '{name} is logged out of this family immediately, in every browser. Calendar links, webhooks, access tokens and invitations that {name} made stop working. What {name} approved stays. To come back, {name} needs a new invitation.',
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
    'You no longer see its kids, chores and rewards, and you are logged out. Calendar links, webhooks, access tokens and invitations that you made stop working. To come back, you need a new invitation.',
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
} as const;
