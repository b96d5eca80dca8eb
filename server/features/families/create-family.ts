import { FIRST_STEPS } from '@shared/constants';
import type { Tx } from '../../db/client';
import { unavailable } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { insertFamily, findFreeCode } from './families.queries';
import { insertMembership } from './members.queries';

export async function createFamily(
  tx: Tx,
  ownerId: string,
  { name, timezone }: { name: string | null; timezone?: string | undefined },
): Promise<string> {
  const code = await findFreeCode(tx);
  if (!code) throw unavailable('full');
  const familyId = newId();
  await insertFamily(tx, { id: familyId, name, code, timezone, openSteps: [...FIRST_STEPS] });
  await insertMembership(tx, { familyId, userId: ownerId, role: 'owner' });
  return familyId;
}
