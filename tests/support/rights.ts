import type { Caller, Endpoint } from '@shared/api/endpoint';
import { ENDPOINTS } from '@shared/api/endpoints';
import { Agent } from './agent';
import { createAdmin, idOfFamily } from './families';
import { createFullFamily, OTHER_CHORE_DUE_ON, type FullFamily } from './full-family';
import type { RawCall } from './half-sent';
import { addMember } from './members';
import { makeToken } from './program';
import type { TestServer } from './server';
import { WRITES } from './write-bodies';

const IDENTITIES = {
  owner: ['owner', 'parent'],
  parent: ['parent'],
  helper: ['helper'],
  'without a family': ['without_family'],
  kid: ['kid'],
  admin: ['admin'],
  program: ['parent'],
} as const satisfies Record<string, readonly Caller[]>;
export type IdentityName = keyof typeof IDENTITIES;

export interface Holder {
  full: FullFamily;
  familyId: string;
  inviteToken: string;
  userId: string;
  password: string;
  agent: Agent;
  headers: Record<string, string>;
}

const foreignFamilies = new WeakMap<TestServer, Promise<FullFamily>>();

function foreignFamily(server: TestServer): Promise<FullFamily> {
  const made = foreignFamilies.get(server) ?? createFullFamily(server);
  foreignFamilies.set(server, made);
  return made;
}

export async function makeHolder(server: TestServer, name: IdentityName, full: FullFamily): Promise<Holder> {
  const { family } = full;
  const shared = {
    full,
    familyId: await idOfFamily(server, family.user.familyCode),
    inviteToken: server.deps.secrets.linkToken((await foreignFamily(server)).ids.invite),
  };
  const signedIn = (agent: Agent, userId: string, password: string): Holder => ({
    ...shared,
    userId,
    password,
    agent,
    headers: { Cookie: agent.cookie },
  });
  if (name === 'owner') {
    const { id, username } = family.user;
    const agent = new Agent(server.url);
    await agent.post('/api/login', { username, password: family.password });
    return signedIn(agent, id, family.password);
  }
  if (name === 'kid') {
    const agent = new Agent(server.url);
    await agent.post(`/api/kids/${full.ids.kid}/login`, { pattern: [0, 1, 2, 3] });
    return signedIn(agent, full.ids.kid, '');
  }
  if (name === 'admin') {
    const agent = await createAdmin(server);
    const { id } = (await agent.get('/api/user')).body as { id: string };
    return signedIn(agent, id, 'twelve or more');
  }
  const { agent, user, password } = await addMember(family, name === 'helper' ? 'helper' : 'parent');
  const holder = signedIn(agent, user.id, password);
  if (name === 'without a family') {
    await family.parent.del(`/api/family/members/${user.id}`);
    await agent.post('/api/login', { username: user.username, password });
    return { ...holder, headers: { Cookie: agent.cookie } };
  }
  if (name !== 'program') return holder;
  const { token } = await makeToken({ parent: agent, password });
  return { ...holder, headers: { Authorization: `Bearer ${token}` } };
}

/** The declared writes, without the writes that the remaining role allows. */
export function writesOf(name: IdentityName, stillAllowed: readonly Caller[] = []): Endpoint[] {
  return ENDPOINTS.filter(
    ({ method, callers, programs }) =>
      method !== 'GET' &&
      !callers.includes('anyone') &&
      callers.some((caller) => (IDENTITIES[name] as readonly Caller[]).includes(caller)) &&
      !callers.some((caller) => stillAllowed.includes(caller)) &&
      (name !== 'program' || programs === true),
  );
}

const RECORDS: readonly (readonly [RegExp, keyof FullFamily['ids']])[] = [
  [/^\/api\/kids\/:id/, 'kid'],
  [/^\/api\/chores\/:id\/occurrences/, 'otherChore'],
  [/^\/api\/chores\/:id/, 'chore'],
  [/^\/api\/rewards\/:id/, 'reward'],
  [/^\/api\/chore-submissions\/:id/, 'submission'],
  [/^\/api\/reward-redemptions\/:id\/(?:deliver|mark-shown|undo)/, 'granted'],
  [/^\/api\/reward-redemptions\/:id/, 'redemption'],
  [/^\/api\/messages\/:id/, 'message'],
  [/^\/api\/praise\/:id/, 'praise'],
  [/^\/api\/family\/devices\/:id/, 'device'],
  [/^\/api\/family\/webhooks\/:id/, 'webhook'],
  [/^\/api\/family\/invites\/:id/, 'invite'],
  [/^\/api\/push\/subscriptions\/:id/, 'pushDevice'],
  [/^\/api\/family\/members\/:userId/, 'parent'],
];

export function requestOf({ method, path }: Endpoint, holder: Holder): RawCall {
  const { ids } = holder.full;
  const record = RECORDS.find(([pattern]) => pattern.test(path))?.[1];
  const id = path.startsWith('/api/admin/families') ? holder.familyId : record && ids[record];
  const body: Record<string, unknown> = { ...WRITES[`${method} ${path.replace(/^\/api/, '')}`] };
  for (const field of ['password', 'currentPassword']) if (field in body) body[field] = holder.password;
  return {
    method,
    path: path
      .replace(':token', holder.inviteToken)
      .replace(':dueOn', OTHER_CHORE_DUE_ON)
      .replace(':choreId', ids.otherChore)
      .replace(':stepId', ids.step)
      .replaceAll(/:\w+/g, id ?? '00000000-0000-4000-8000-000000000000')
      .concat(path.startsWith('/api/s3/multipart/') ? '?key=none' : '')
      .concat(method === 'DELETE' && path.includes('/occurrences/') ? `?kidId=${ids.kid}` : ''),
    body: JSON.stringify(body).replaceAll(
      /\$([a-zA-Z]+)/g,
      (_text, name: keyof FullFamily['ids']) => ids[name],
    ),
    headers: holder.headers,
  };
}
