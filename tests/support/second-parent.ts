import type { AppWithDatabase } from './browser-app';
import { createFamily, type TestFamily } from './families';

export async function addSecondParent({
  server,
  user,
}: TestFamily<AppWithDatabase>): Promise<TestFamily<AppWithDatabase>> {
  const sam = await createFamily(server, { firstName: 'Sam' });
  await server.query(
    `INSERT INTO memberships (family_id, user_id, role, last_used_at)
     SELECT id, $1, 'parent', now() + interval '1 minute' FROM families WHERE code = $2`,
    [sam.user.id, user.familyCode],
  );
  const { username } = sam.user;
  await sam.parent.post('/api/login', { username, password: sam.password });
  return sam;
}
