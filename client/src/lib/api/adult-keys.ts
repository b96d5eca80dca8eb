/** Separate to keep the first load small. */
export const adultKeys = {
  members: ['/api/family/members'],
  invites: ['/api/family/invites'],
  familyLog: ['/api/family/log'],
  pushSettings: ['/api/push/subscriptions'],
} as const;
