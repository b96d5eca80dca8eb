import { and, eq, sql } from 'drizzle-orm';
import { kidBadges } from '@shared/tables/index';
import type { Db } from '../../db/client';
import { prepared } from '../../db/prepared';

const badgesOfKid = prepared((db) =>
  db
    .select({ badgeId: kidBadges.badgeId, earnedAt: kidBadges.earnedAt })
    .from(kidBadges)
    .where(
      and(eq(kidBadges.familyId, sql.placeholder('familyId')), eq(kidBadges.kidId, sql.placeholder('kidId'))),
    )
    .prepare('badges_of_kid'),
);

export const listBadgesOfKid = (db: Db, familyId: string, kidId: string) =>
  badgesOfKid(db).execute({ familyId, kidId });
