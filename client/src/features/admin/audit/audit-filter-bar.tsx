import { AUDIT_KINDS, AUDIT_OUTCOMES } from '@shared/audit';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { SearchBox } from '@/components/ui/search-box';
import { t } from '@/lib/messages';
import type { AuditFilters } from './audit.api';

const field = 'basis-42 grow mini:basis-52.5 mini:grow-0';

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
    <Card className="flex flex-wrap items-end gap-x-4 gap-y-3.5 p-4 mini:px-5.5 mini:py-4.5">
      <Field label={t('admin.audit.what')} className={field}>
        {(control) => (
          <Select
            {...control}
            className="border"
            options={[
              { value: '', label: t('admin.audit.everything') },
              ...AUDIT_KINDS.map((kind) => ({ value: kind, label: t(`admin.audit.kind.${kind}`) })),
            ]}
            value={filters.kind ?? ''}
            onChange={({ target }) =>
              onChange({ kind: AUDIT_KINDS.find((kind) => kind === target.value) ?? null })
            }
          />
        )}
      </Field>
      <Field label={t('admin.audit.outcome')} className={field}>
        {(control) => (
          <Select
            {...control}
            className="border"
            options={[
              { value: '', label: t('admin.audit.any') },
              { value: 'ok', label: t('admin.audit.done') },
              { value: 'refused', label: t('admin.audit.refused') },
            ]}
            value={filters.outcome ?? ''}
            onChange={({ target }) =>
              onChange({ outcome: AUDIT_OUTCOMES.find((outcome) => outcome === target.value) ?? null })
            }
          />
        )}
      </Field>
      <SearchBox
        className="ms-auto grow basis-65"
        label={t('admin.audit.search')}
        placeholder={t('admin.audit.searchHint')}
        clearLabel={t('admin.clearSearch')}
        value={filters.search}
        onChange={(search) => onChange({ search })}
        searching={searching}
      />
    </Card>
  );
}
