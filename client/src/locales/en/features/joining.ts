/** Words of the page of an invitation, and of who belongs to no family. */
export default {
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
} as const;
