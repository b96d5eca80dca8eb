import type { ChoreBody } from '@shared/contracts/chores';
import type { ParentKid } from '@shared/contracts/kids';
import type { Reward, RewardBody } from '@shared/contracts/rewards';
import { type Api, openApi } from './api';
import { NOW, setClock } from './clock';
import {
  addChore,
  addKid,
  addReward,
  type Family,
  handIn,
  logInKid,
  logInParent,
  redeem,
  register,
  settle,
} from './families';
import { ADMIN, type Place } from './place';
import type { OwnScreen, Screen } from './screen';
import { tuneUpFamily } from './tune-up-family';

export interface Stage {
  place: Place;
  rivers: Family;
  mia: ParentKid;
  leo: ParentKid;
  fresh: Family;
  lone: Family;
  bo: ParentKid;
  sessions: Record<'parent' | 'mia' | 'fresh' | 'bo' | 'admin', Api> & { months?: Api };
}

const CHORES = [
  { name: 'Wash the dishes', starReward: 12, category: 'kitchen', difficulty: 'medium' },
  { name: 'Make your bed', starReward: 5, category: 'bedroom', difficulty: 'easy' },
  { name: 'Feed the cat', starReward: 6, category: 'pets', difficulty: 'easy' },
  { name: 'Vacuum the whole living room and the stairs', starReward: 20, difficulty: 'hard' },
  { name: 'Set the table', starReward: 4, description: 'Plates, forks, glasses, and a napkin for everyone.' },
  { name: 'Water the plants', starReward: 5 },
  { name: 'Pull weeds', starReward: 8, isActive: false },
] as const satisfies ChoreBody[];
const REWARDS = [
  { name: 'Ice cream', starCost: 10, tier: 'small' },
  { name: 'Movie night', starCost: 25, tier: 'medium', description: 'You pick the movie, with popcorn.' },
  { name: 'Trip to the zoo', starCost: 200, tier: 'big' },
  { name: 'A secret adventure', starCost: 30, tier: 'medium', isMystery: true },
  { name: 'Pick dinner', starCost: 15, tier: 'small', maxRedemptions: 1 },
  { name: 'Stay up late', starCost: 20, tier: 'small', isActive: false },
] as const satisfies RewardBody[];
const DAYS = ['2030-06-03', '2030-06-08', '2030-06-12', '2030-06-16', '2030-06-18'];

/**
 * The Rivers with some weeks of history, a new parent, a kid without chores, and the Months if a screen needs
 * them.
 */
export async function fillStage(place: Place, screens: readonly (Screen | OwnScreen)[]): Promise<Stage> {
  const { databaseUrl } = place;
  const months = screens.some(({ who }) => who === 'months') ? await tuneUpFamily(place) : undefined;
  await setClock(databaseUrl, '2030-05-20T09:00:00Z');
  const rivers = await register(place, '24680', { username: 'robin.rivers', familyName: 'The Rivers' });
  await settle(rivers);
  const mia = await addKid(rivers, 'Mia', '#FF8FC0');
  const leo = await addKid(rivers, 'Leo', '#5BB8F5');
  await addKid(rivers, 'Bartholomew Alexander', '#8AD584');
  const chores = [];
  for (const body of CHORES) chores.push(await addChore(rivers, body));
  const rewards: Reward[] = [];
  for (const body of REWARDS) rewards.push(await addReward(rivers, body));
  const [dishes, bed, cat, vacuum, table] = chores.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const [iceCream, movie, , , dinner] = rewards as [Reward, Reward, Reward, Reward, Reward];

  for (const [index, day] of DAYS.entries()) {
    await setClock(databaseUrl, `${day}T16:20:00Z`);
    const parent = await logInParent(place, rivers);
    const [atMia, atLeo] = [await logInKid(place, rivers, mia), await logInKid(place, rivers, leo)];
    await handIn(atMia, mia.id, dishes, { by: parent, status: 'approved' });
    await handIn(atMia, mia.id, bed, { by: parent, status: 'approved', parentNotes: 'So neat!' });
    await handIn(atLeo, leo.id, cat, { by: parent, status: 'approved' });
    if (index === 1) await handIn(atMia, mia.id, vacuum, { by: parent, status: 'rejected' });
    if (index === 2) {
      await redeem(atMia, mia.id, iceCream, { by: parent, status: 'approved' });
      await redeem(atMia, mia.id, movie, { by: parent, status: 'rejected', parentNotes: 'On Saturday!' });
    }
    if (index === 3) {
      await redeem(atMia, mia.id, dinner, { by: parent, status: 'approved' });
    }
  }

  await setClock(databaseUrl, '2030-06-19T14:05:00Z');
  const parent = await logInParent(place, rivers);
  const [atMia, atLeo] = [await logInKid(place, rivers, mia), await logInKid(place, rivers, leo)];
  await handIn(atMia, mia.id, bed, {
    by: parent,
    status: 'rejected',
    parentNotes: 'The pillow too, please.',
  });
  await handIn(atMia, mia.id, dishes, undefined, 'Even the big pan!');
  await handIn(atLeo, leo.id, table);
  await redeem(atMia, mia.id, movie);
  const starsPath = `/api/kids/${mia.id}/stars`;
  await parent.post(starsPath, { amount: 5, reason: 'Tried hard' });
  const { id: twice } = await parent.post<{ id: string }>(starsPath, { amount: -2, reason: 'Counted twice' });
  await parent.post(`${starsPath}/${twice}/undo`, {});
  for (const message of [
    { content: 'You were so kind to your brother today.', emoji: '❤️' },
    { content: 'See you after school!', emoji: '🚀' },
  ]) {
    await parent.post('/api/messages', { toKidId: mia.id, ...message });
  }
  const hearts = `/api/kids/${mia.id}/praise`;
  await parent.post(hearts, { picture: 'kind', words: 'You shared your swing with Leo.' });
  const { id: heart } = await parent.post<{ id: string }>(hearts, { picture: 'effort' });
  await atMia.put(`/api/praise/${heart}/reply`, { picture: 'hug' });

  const fresh = await register(place, '11223', { username: 'dana.new', firstName: 'Dana' });
  const lone = await register(place, '33445', {
    username: 'kim.lone',
    firstName: 'Kim',
    familyName: 'The Lones',
  });
  const bo = await addKid(lone, 'Bo', '#FFC22E');
  await setClock(databaseUrl, NOW);
  await tellAll(atMia, mia.id);
  const admin = await openApi(place.url);
  await admin.post('/api/auth/admin-login', ADMIN);
  return {
    place,
    rivers,
    mia,
    leo,
    fresh,
    lone,
    bo,
    sessions: {
      parent,
      mia: atMia,
      fresh: fresh.parent,
      ...(months && { months: await logInParent(place, months) }),
      bo: await logInKid(place, lone, bo),
      admin,
    },
  };
}

export async function tellAll(kid: Api, kidId: string): Promise<void> {
  const news = await kid.get<{ id: string }[]>(`/api/kids/${kidId}/news`);
  const last = news.at(-1);
  if (last) await kid.put(`/api/kids/${kidId}/news`, { upTo: last.id });
}

export async function smallFamily(place: Place, code: string): Promise<SmallFamily> {
  const family = await register(place, code, { username: `robin.${code}`, familyName: 'The Lakes' });
  await settle(family);
  const mia = await addKid(family, 'Mia', '#FF8FC0');
  const chores = [];
  for (const body of CHORES) chores.push(await addChore(family, body));
  const rewards = [];
  for (const body of REWARDS) rewards.push(await addReward(family, body));
  return { family, mia, chores, rewards, atMia: await logInKid(place, family, mia) };
}

export interface SmallFamily {
  family: Family;
  mia: ParentKid;
  chores: { id: string; name: string }[];
  rewards: Reward[];
  atMia: Api;
}
