import type { Chore, ChoreBody } from '@shared/contracts/chores';
import type { ParentKid } from '@shared/contracts/kids';
import type { NewPraise } from '@shared/contracts/praise';
import type { Reward, RewardBody } from '@shared/contracts/rewards';
import { type Api, openApi } from './api';
import { NOW, query } from './clock';
import type { Place } from './place';

type Review = {
  status: 'approved' | 'rejected';
  parentNotes?: string;
  starsAwarded?: number;
  praise?: NewPraise;
};

export const PASSWORD = 'six or more';
const PICTURES = [0, 1, 2, 3];

export interface Family {
  code: string;
  username: string;
  parent: Api;
}

export async function register(place: Place, code: string, names: Record<string, string>): Promise<Family> {
  const parent = await openApi(place.url);
  const username = names['username'] ?? `parent.${code}`;
  const body = { username, password: PASSWORD, firstName: 'Robin', timezone: 'UTC', ...names };
  const { familyCode } = await parent.post<{ familyCode: string }>('/api/register', body);
  await query(place.databaseUrl, 'UPDATE families SET code = $1 WHERE code = $2', [code, familyCode]);
  return { code, username, parent };
}

export const settle = ({ parent }: Family) => parent.put('/api/family', { openSteps: [] });

export async function logInParent({ url }: Place, { username }: Family): Promise<Api> {
  const api = await openApi(url);
  await api.post('/api/login', { username, password: PASSWORD });
  return api;
}

export async function logInKid({ url }: Place, { code }: Family, kid: ParentKid): Promise<Api> {
  const api = await openApi(url);
  const body = { familyCode: code, kidId: kid.id, picturePattern: PICTURES };
  const { sessionToken } = await api.post<{ sessionToken: string }>('/api/kids/login', body);
  await api.put(`/api/kids/${kid.id}/nest`, { greeted: true });
  const session = JSON.stringify({ kidId: kid.id, timestamp: Date.parse(NOW), sessionToken });
  return { ...api, script: `localStorage.setItem('starnest-kid-session', ${JSON.stringify(session)});` };
}

export const addKid = ({ parent }: Family, name: string, avatarColor: string) =>
  parent.post<ParentKid>('/api/kids', { name, avatarColor, picturePattern: PICTURES });
export const addChore = ({ parent }: Family, body: ChoreBody) => parent.post<Chore>('/api/chores', body);
export const addReward = ({ parent }: Family, body: RewardBody) => parent.post<Reward>('/api/rewards', body);

export async function handIn(
  kid: Api,
  kidId: string,
  choreId: string,
  review?: { by: Api } & Review,
  submissionNotes?: string,
): Promise<void> {
  const body = { kidId, choreId, ...(submissionNotes && { submissionNotes }) };
  const { id } = await kid.post<{ id: string }>('/api/chore-submissions', body);
  if (!review) return;
  const { by, ...answer } = review;
  await by.put(`/api/chore-submissions/${id}/review`, answer);
}

export async function redeem(
  kid: Api,
  kidId: string,
  reward: Reward,
  review?: { by: Api } & Review,
): Promise<string> {
  const body = { kidId, rewardId: reward.id, starsSpent: reward.starCost };
  const { id } = await kid.post<{ id: string }>('/api/reward-redemptions', body);
  if (review) {
    const { by, ...answer } = review;
    await by.put(`/api/reward-redemptions/${id}/review`, answer);
  }
  return id;
}
