/** Words of the notifications themselves, which the service worker shows. */
export default {
  'chores.one': '{kid} finished “{name}”',
  'chores.many': '{count, plural, one {# chore needs your approval} other {# chores need your approval}}',
  'rewards.one': '{kid} is asking for “{name}”',
  'rewards.many': '{count, plural, one {# new reward request} other {# new reward requests}}',
  'lockouts.one': '{kid} is locked out',
  'lockouts.many': '{count, plural, one {# kid is locked out} other {# kids are locked out}}',
  approve: '{count, plural, one {Approve} other {Approve all #}}',
  approveHeart: 'Approve ♥',
  open: 'Take a look',
  approveFailed: 'Couldn’t approve this. Open Starnest to try again.',
  nothing: 'Nothing to approve',
} as const;
