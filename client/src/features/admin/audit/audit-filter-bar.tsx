import { AUDIT_KINDS, AUDIT_OUTCOMES } from '@shared/constants';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { SearchBox } from '../search-box';
import type { AuditFilters } from './audit.api';
import { KIND_NAMES } from './audit-texts';

const KINDS = [
  { value: '', label: 'Everything' },
  ...AUDIT_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] })),
];
const OUTCOMES = [
  { value: '', label: 'Any' },
  { value: 'ok', label: 'Done' },
  { value: 'refused', label: 'Refused' },
];

/** What to show of the log; `searching` while an answer is awaited. */
export function AuditFilterBar({
  filters,
  onChange,
  searching,
}: {
  filters: AuditFilters;
  onChange: (change: Partial<AuditFilters>) => void;
  searching: boolean;
}) {
  return (
    <div className="card audit-filters">
      <Field label="What">
        {(control) => (
          <Select
            {...control}
            options={KINDS}
            value={filters.kind ?? ''}
            onChange={({ target }) =>
              onChange({ kind: AUDIT_KINDS.find((kind) => kind === target.value) ?? null })
            }
          />
        )}
      </Field>
      <Field label="Outcome">
        {(control) => (
          <Select
            {...control}
            options={OUTCOMES}
            value={filters.outcome ?? ''}
            onChange={({ target }) =>
              onChange({ outcome: AUDIT_OUTCOMES.find((outcome) => outcome === target.value) ?? null })
            }
          />
        )}
      </Field>
      <SearchBox
        label="Search the audit log"
        placeholder="Username, id, call or address"
        value={filters.search}
        onChange={(search) => onChange({ search })}
        searching={searching}
      />
    </div>
  );
}
