import { uploads } from '@shared/tables/index';
import { idOfFamily, unique, type TestFamily } from './families';

export async function createUpload(
  { server, user }: TestFamily,
  status: 'waiting' | 'ready' = 'ready',
): Promise<string> {
  const name = `${unique('picture')}.png`;
  const familyId = await idOfFamily(server, user.familyCode);
  await server.db.insert(uploads).values({ name, familyId, purpose: 'chore', status });
  return `/objects/uploads/${name}`;
}
