import { setClock } from './clock';
import {
  addChore,
  addKid,
  addReward,
  type Family,
  handIn,
  logInKid,
  logInParent,
  register,
  settle,
} from './families';
import type { Place } from './place';

/** Days that a parent reviews late on the next day. */
const DAYS = ['03', '09', '16', '23', '28'];

export async function tuneUpFamily(place: Place): Promise<Family> {
  await setClock(place.databaseUrl, '2030-04-20T09:00:00Z');
  const family = await register(place, '24700', { username: 'tess.months', familyName: 'The Months' });
  await settle(family);
  const ivo = await addKid(family, 'Ivo', '#5BB8F5');
  const june = await addKid(family, 'June Clementine Aurelia', '#B9A5F0');
  const rabbits = await addChore(family, { name: 'Feed the rabbits', category: 'pets', starReward: 6 });
  const table = await addChore(family, { name: 'Set the table', category: 'kitchen', starReward: 4 });
  const books = await addChore(family, { name: 'Read to June', starReward: 5 });
  await addChore(family, {
    name: 'Sweep the porch',
    category: 'outdoor',
    schedule: { kind: 'days', days: [6] },
  });
  await addChore(family, { name: 'Wipe the bathroom mirror till it smiles back', category: 'bathroom' });
  await addReward(family, { name: 'A weekend at the sea', starCost: 1200, tier: 'big', iconName: 'swim' });
  await addReward(family, { name: 'Ice cream', starCost: 20, tier: 'small', kidIds: [june.id] });
  for (const day of DAYS) {
    await setClock(place.databaseUrl, `2030-05-${day}T16:20:00Z`);
    const [atIvo, atJune] = [await logInKid(place, family, ivo), await logInKid(place, family, june)];
    for (const { id } of [rabbits, table, books]) await handIn(atIvo, ivo.id, id);
    await handIn(atJune, june.id, table.id);
    await setClock(place.databaseUrl, `2030-05-${String(Number(day) + 1).padStart(2, '0')}T18:05:00Z`);
    const parent = await logInParent(place, family);
    const waiting = await parent.get<{ id: string; chore: { id: string } }[]>(
      '/api/chore-submissions/pending',
    );
    for (const { id, chore } of waiting) {
      const status = chore.id === books.id && day === '09' ? 'rejected' : 'approved';
      await parent.put(`/api/chore-submissions/${id}/review`, { status });
    }
  }
  return family;
}
