import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/client';

export async function clearAuditLog(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`ALTER TABLE audit_log DISABLE TRIGGER USER`);
    await tx.execute(sql`DELETE FROM audit_log`);
    await tx.execute(sql`ALTER TABLE audit_log ENABLE TRIGGER USER`);
  });
}
