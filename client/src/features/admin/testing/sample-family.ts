import type { AdminFamily, AdminKid } from '@shared/contracts/admin';

let made = 0;

function aKid(of: Partial<AdminKid> = {}): AdminKid {
  made += 1;
  return { id: `kid-${made}`, name: 'Mia', totalStars: 8, currentLevel: 3, ...of };
}

export function aFamily(of: Partial<AdminFamily> = {}): AdminFamily {
  made += 1;
  const kids = of.kids ?? [aKid()];
  return {
    id: `family-${made}`,
    familyName: 'Rivera',
    username: 'dana.r',
    firstName: 'Dana',
    lastName: 'Rivera',
    email: 'dana@rivera.example',
    familyCode: '48213',
    createdAt: '2026-03-03T12:00:00.000Z',
    suspendedAt: null,
    lastUsedAt: new Date().toISOString(),
    kids,
    stats: { activeKids: kids.length, totalStars: 20, totalChores: 14, totalRewards: 9 },
    ...of,
  };
}
