import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { chore, type Chore, type ChoreBody } from '@shared/contracts/chores';
import { kidLoginResponse, parentKid, type CreateKidBody, type ParentKid } from '@shared/contracts/kids';
import { reward, type Reward, type RewardBody } from '@shared/contracts/rewards';
import { user, type RegisterBody, type User } from '@shared/contracts/users';
import { families } from '@shared/tables/index';
import { setAdmin } from '../../server/features/auth/admin-accounts';
import { Agent } from './agent';
import { expectResponse } from './expect-response';
import type { TestServer } from './server';

type Place = Pick<TestServer, 'url'> & {
  query?: (text: string, values?: unknown[]) => Promise<unknown>;
};

export interface TestFamily<S extends Place = TestServer> {
  server: S;
  parent: Agent;
  user: User & { familyCode: string };
  password: string;
}

export interface TestKid extends ParentKid {
  pattern: number[];
}

export const unique = (prefix: string): string => `${prefix}.${randomBytes(6).toString('hex')}`;

export async function createFamily<S extends Place>(
  server: S,
  overrides: Partial<RegisterBody> = {},
): Promise<TestFamily<S>> {
  const parent = new Agent(server.url);
  const password = overrides.password ?? 'six or more';
  const response = await parent.post('/api/register', {
    username: unique('parent'),
    password,
    firstName: 'Robin',
    ...overrides,
  });
  const registered = expectResponse(response, 201, user.extend({ familyCode: z.string() }));
  return { server, parent, user: registered, password };
}

export async function createKid(
  { parent, server }: Pick<TestFamily, 'parent'> & { server?: Place },
  overrides: Partial<CreateKidBody> = {},
): Promise<TestKid> {
  const pattern = overrides.picturePattern ?? [0, 1, 2, 3];
  const response = await parent.post('/api/kids', { name: 'Mia', picturePattern: pattern, ...overrides });
  const kid = expectResponse(response, 201, parentKid);
  await server?.query?.('UPDATE kids SET greeted = true WHERE id = $1', [kid.id]);
  return { ...kid, pattern };
}

export const logInKid = (
  agent: Agent,
  { familyCode, id: kidId, pattern }: TestKid,
  picturePattern = pattern,
) => agent.post('/api/kids/login', { familyCode, kidId, picturePattern });

export async function kidAgent({ url }: Pick<TestServer, 'url'>, kid: TestKid): Promise<Agent> {
  const agent = new Agent(url);
  expectResponse(await logInKid(agent, kid), 200, kidLoginResponse);
  return agent;
}

export async function createAdmin({ url, deps }: Pick<TestServer, 'url' | 'deps'>): Promise<Agent> {
  const credentials = { username: unique('admin'), password: 'twelve or more' };
  await setAdmin(deps.db, deps.secrets, credentials);
  const agent = new Agent(url);
  expectResponse(await agent.post('/api/auth/admin-login', credentials), 200, user);
  return agent;
}

export async function idOfFamily({ db }: Pick<TestServer, 'db'>, code: string): Promise<string> {
  const [row] = await db.select({ id: families.id }).from(families).where(eq(families.code, code));
  if (!row) throw new Error('no such family');
  return row.id;
}

export async function createChore(
  { parent }: Pick<TestFamily, 'parent'>,
  body: Partial<ChoreBody> = {},
): Promise<Chore> {
  return expectResponse(await parent.post('/api/chores', { name: 'Feed the cat', ...body }), 201, chore);
}

export async function createReward(
  { parent }: Pick<TestFamily, 'parent'>,
  body: Partial<RewardBody> = {},
): Promise<Reward> {
  return expectResponse(await parent.post('/api/rewards', { name: 'Ice cream', ...body }), 201, reward);
}
