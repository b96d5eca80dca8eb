import { and, eq } from 'drizzle-orm';
import { choreSubmissions } from '@shared/tables/index';
import type { Tx } from '../../db/client';
import type { SubmissionRow } from './submissions.queries';

export async function deletePendingSubmission(tx: Tx, familyId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(choreSubmissions)
    .where(
      and(
        eq(choreSubmissions.familyId, familyId),
        eq(choreSubmissions.id, id),
        eq(choreSubmissions.status, 'pending'),
      ),
    )
    .returning({ id: choreSubmissions.id });
  return rows.length > 0;
}

export async function deleteSubmission(tx: Tx, familyId: string, id: string): Promise<void> {
  await tx
    .delete(choreSubmissions)
    .where(and(eq(choreSubmissions.familyId, familyId), eq(choreSubmissions.id, id)));
}

export async function clearReview(
  tx: Tx,
  familyId: string,
  id: string,
  occurrencePlace: string | null,
): Promise<SubmissionRow> {
  const [row] = await tx
    .update(choreSubmissions)
    .set({
      status: 'pending',
      starsAwarded: null,
      parentNotes: null,
      reviewedAt: null,
      reviewedBy: null,
      auto: false,
      occurrencePlace,
    })
    .where(and(eq(choreSubmissions.familyId, familyId), eq(choreSubmissions.id, id)))
    .returning();
  if (!row) throw new Error('a submission whose kid is locked is gone');
  return row;
}
