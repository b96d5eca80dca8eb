import { useSearchParams } from 'wouter';
import { AUDIT_KINDS, AUDIT_OUTCOMES } from '@shared/audit';
import type { AuditFilters } from './audit.api';

/** The filters from the URL. Changes replace the history entry, so that Back leaves the log. */
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
