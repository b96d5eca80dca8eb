import { user as userRecord, type User } from '@shared/contracts/users';
import type { MemberRole } from '@shared/constants';
import { insertUser } from '../../server/features/auth/users.queries';
import { insertMembership } from '../../server/features/families/members.queries';
import type { ParentIdentity } from '../../server/lib/actor';
import { newId } from '../../server/lib/ids';
import { Agent } from './agent';
import { expectResponse } from './expect-response';
import { idOfFamily, unique, type TestFamily } from './families';
import { signedIn } from './sign-in';

export interface TestMember {
  agent: Agent;
  user: User;
  password: string;
}

export async function addMember(family: TestFamily, role: MemberRole = 'parent'): Promise<TestMember> {
  const { db, deps, url } = family.server;
  const [id, username, password] = [newId(), unique('member'), 'six or more'];
  const passwordHash = await deps.secrets.hashPassword(password);
  await db.transaction((tx) =>
    insertUser(tx, { id, username, passwordHash, firstName: 'Kim', role: 'parent' }),
  );
  await joinFamily(family, id, role);
  const agent = new Agent(url);
  const user = expectResponse(await agent.post('/api/login', { username, password }), 200, userRecord);
  return { agent, user, password };
}

export async function removeMember({ parent }: TestFamily, userId: string): Promise<void> {
  const { status } = await parent.del(`/api/family/members/${userId}`);
  if (status !== 204) throw new Error(`removing a member answered ${status}`);
}

export async function joinFamily(
  { server, user }: TestFamily,
  userId: string,
  role: MemberRole = 'parent',
): Promise<void> {
  const familyId = await idOfFamily(server, user.familyCode);
  await server.db.transaction((tx) => insertMembership(tx, { familyId, userId, role }));
}

export async function agentIn(
  { server, user }: TestFamily,
  userId: string,
  role: MemberRole = 'parent',
): Promise<Agent> {
  const { familyCode } = user;
  const actor: ParentIdentity = {
    type: 'parent',
    userId,
    familyId: await idOfFamily(server, familyCode),
    familyCode,
    role,
  };
  return signedIn(server, actor);
}
