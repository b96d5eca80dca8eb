import type { Db } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { audit } from '../audit/audit';
import { requirePasskeys } from './passkeys.queries';

export async function allowPasswords(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await requirePasskeys(tx, false);
    await audit(tx, { actorType: 'system', action: 'passkeys.allow_passwords', outcome: 'ok' });
  });
}
