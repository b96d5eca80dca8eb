import { dayOf } from '@shared/rules/day';
import type { PlannedSubmission } from '@shared/rules/plan';
import type { PlannedRow } from '../submissions/submissions.queries';

export function plannedSubmission({ status, dueOn, handedInOn, ...row }: PlannedRow): PlannedSubmission[] {
  if (status === 'rejected') return [];
  return [
    {
      id: row.id,
      kidId: row.kidId,
      status,
      occurrenceKey: row.occurrenceKey,
      dueOn: dueOn === null ? null : dayOf(dueOn),
      handedInOn: dayOf(handedInOn),
    },
  ];
}
