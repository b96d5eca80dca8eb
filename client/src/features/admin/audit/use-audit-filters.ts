import { useSearchParams } from 'wouter';
import { AUDIT_KINDS, AUDIT_OUTCOMES } from '@shared/audit';
import type { AuditFilters } from './audit.api';

/**
 * What the log is narrowed to, as the address says it, so that a link leads to the same lines. A change replaces the address:
 * Back leaves the log and does not undo the filters one by one.
 */
export function useAuditFilters(): [AuditFilters, (change: Partial<AuditFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const filters: AuditFilters = {
    kind: AUDIT_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    outcome: AUDIT_OUTCOMES.find((outcome) => outcome === params.get('outcome')) ?? null,
    search: params.get('search') ?? '',
  };
  const change = (to: Partial<AuditFilters>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(to)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return [filters, change];
}
