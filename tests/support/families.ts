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

/** Whatever answers at an address: a server in this process or the built app in its own. */
type Place = Pick<TestServer, 'url'>;

export interface TestFamily<S extends Place = TestServer> {
  server: S;
  /** The browser the parent registered on, signed in. */
  parent: Agent;
  user: User & { familyCode: string };
  password: string;
}

export interface TestKid extends ParentKid {
  pattern: number[];
}

/** A text nobody else uses, for usernames. */
export const unique = (prefix: string): string => `${prefix}.${randomBytes(6).toString('hex')}`;

/** A family of its own: a parent registered and signed in over HTTP. */
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

/** A kid of the family, with the pictures that sign them in. */
export async function createKid(
  { parent }: Pick<TestFamily, 'parent'>,
  overrides: Partial<CreateKidBody> = {},
): Promise<TestKid> {
  const pattern = overrides.picturePattern ?? [0, 1, 2, 3];
  const response = await parent.post('/api/kids', { name: 'Mia', picturePattern: pattern, ...overrides });
  return { ...expectResponse(response, 201, parentKid), pattern };
}

/** A browser of its own, on which the kid has signed in with the four pictures. */
export async function kidAgent({ url }: Pick<TestServer, 'url'>, kid: TestKid): Promise<Agent> {
  const agent = new Agent(url);
  const { familyCode, id: kidId, pattern: picturePattern } = kid;
  expectResponse(
    await agent.post('/api/kids/login', { familyCode, kidId, picturePattern }),
    200,
    kidLoginResponse,
  );
  return agent;
}

/** A browser of its own, on which a new admin has signed in. */
export async function createAdmin({ url, deps }: Pick<TestServer, 'url' | 'deps'>): Promise<Agent> {
  const credentials = { username: unique('admin'), password: 'twelve or more' };
  await setAdmin(deps.db, deps.secrets, credentials);
  const agent = new Agent(url);
  expectResponse(await agent.post('/api/auth/admin-login', credentials), 200, user);
  return agent;
}

/** The id of the family that has this code. */
export async function idOfFamily({ db }: Pick<TestServer, 'db'>, code: string): Promise<string> {
  const [row] = await db.select({ id: families.id }).from(families).where(eq(families.code, code));
  if (!row) throw new Error('no such family');
  return row.id;
}

/** A chore of the family. */
export async function createChore(
  { parent }: Pick<TestFamily, 'parent'>,
  body: Partial<ChoreBody> = {},
): Promise<Chore> {
  return expectResponse(await parent.post('/api/chores', { name: 'Feed the cat', ...body }), 201, chore);
}

/** A reward of the family. */
export async function createReward(
  { parent }: Pick<TestFamily, 'parent'>,
  body: Partial<RewardBody> = {},
): Promise<Reward> {
  return expectResponse(await parent.post('/api/rewards', { name: 'Ice cream', ...body }), 201, reward);
}
