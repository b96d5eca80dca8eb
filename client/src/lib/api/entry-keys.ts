/** The kids' login has the smallest first load. */
export const entryKeys = {
  user: ['/api/user'],
  kid: (id: string) => ['/api/kids', id] as const,
  familyKids: (code: string) => ['/api/kids/family', code] as const,
} as const;
