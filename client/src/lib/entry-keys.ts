/** The keys of the query cache that the kids' login needs too: it is the smallest first load, and the others are left out of it. */
export const entryKeys = {
  user: ['/api/user'],
  kid: (id: string) => ['/api/kids', id] as const,
  familyKids: (code: string) => ['/api/kids/family', code] as const,
} as const;
