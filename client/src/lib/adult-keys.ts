/** Keys of the query cache for what only adults read: apart from the others, which are part of every first load. */
export const adultKeys = {
  members: ['/api/family/members'],
  invites: ['/api/family/invites'],
  familyLog: ['/api/family/log'],
  pushSettings: ['/api/push/subscriptions'],
} as const;
