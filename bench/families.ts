import type pg from 'pg';
import type { FamilyIdentity } from '../server/lib/actor';
import { signIn } from './generate-sessions';
import { SECRET } from './processes';

export interface Family {
  id: string;
  code: string;
  username: string;
  parent: { id: string; cookie: string };
  kid: { id: string; cookie: string };
  chores: string[];
  reward: { id: string; cost: number };
}

export async function signInFamilies(db: pg.Client, count: number): Promise<Family[]> {
  const { rows } = await db.query<
    Pick<Family, 'id' | 'code' | 'username' | 'chores' | 'reward'> & { parentId: string; kidId: string }
  >(
    `SELECT f.id, f.code, u.username, u.id AS "parentId", json_build_object('id', r.id, 'cost', r.star_cost) AS reward,
       (SELECT id FROM kids WHERE family_id = f.id ORDER BY created_at LIMIT 1) AS "kidId",
       (SELECT json_agg(c.id ORDER BY c.created_at) FROM chores c
        WHERE c.family_id = f.id AND c.archived_at IS NULL AND c.is_active AND c.schedule->>'kind' = 'anytime' AND NOT EXISTS (
          SELECT 1 FROM chore_submissions s WHERE s.family_id = f.id AND s.chore_id = c.id AND s.status = 'pending'))
        AS chores
     FROM families f
     JOIN memberships m ON m.family_id = f.id AND m.role = 'owner'
     JOIN users u ON u.id = m.user_id
     JOIN rewards r ON r.family_id = f.id AND r.star_cost = 10
     ORDER BY f.created_at LIMIT $1`,
    [count],
  );
  const actors = rows.flatMap(({ id: familyId, code: familyCode, parentId, kidId }): FamilyIdentity[] => [
    { type: 'parent', userId: parentId, familyId, familyCode, role: 'owner' },
    { type: 'kid', kidId, familyId, familyCode },
  ]);
  const cookies = await signIn(db, SECRET, actors);
  return rows.map(({ parentId, kidId, ...family }, index) => ({
    ...family,
    parent: { id: parentId, cookie: cookies[index * 2] ?? '' },
    kid: { id: kidId, cookie: cookies[index * 2 + 1] ?? '' },
  }));
}
