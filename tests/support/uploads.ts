import { eq } from 'drizzle-orm';
import { uploads, users } from '@shared/tables/index';
import { unique, type TestFamily } from './families';

/** An uploaded picture of the family, as if it had gone through the store. Returns its path. */
export async function createUpload(
  { server, user }: TestFamily,
  status: 'waiting' | 'ready' = 'ready',
): Promise<string> {
  const name = `${unique('picture')}.png`;
  const [owner] = await server.db
    .select({ familyId: users.familyId })
    .from(users)
    .where(eq(users.id, user.id));
  if (!owner?.familyId) throw new Error('no such parent');
  await server.db.insert(uploads).values({ name, familyId: owner.familyId, purpose: 'chore', status });
  return `/objects/uploads/${name}`;
}
