import { Eye, KeyRound, Lock, LockOpen } from 'lucide-react';
import type { FamilyLogKind } from '@shared/constants';
import type { FamilyLogEntry } from '@shared/contracts/family-log';
import { listRows } from '@/components/ui/list-row';
import { QueryPart } from '@/components/ui/query-part';
import { formatDateTime } from '@/lib/format';
import { t } from '@/lib/messages';
import { useFamilyLog } from './settings.api';

export function StaffAccess() {
  const log = useFamilyLog();
  return (
    <QueryPart query={log} failed={t('settings.logFailed')} loading={t('settings.logLoading')}>
      {(entries) => <Entries entries={entries} />}
    </QueryPart>
  );
}

const GLYPHS = { viewed: Eye, suspended: Lock, restored: LockOpen, reset_link: KeyRound } as const satisfies {
  [Kind in FamilyLogKind]: unknown;
};

function Entries({ entries }: { entries: readonly FamilyLogEntry[] }) {
  if (entries.length === 0) return <p className="text-15">{t('settings.logEmpty')}</p>;
  return (
    <ul className={listRows}>
      {entries.map(({ id, kind, at, by, reason }) => {
        const Glyph = GLYPHS[kind];
        return (
          <li key={id} className="flex items-start gap-3.5 py-3">
            <Glyph aria-hidden size={20} className="mt-0.5 flex-none text-ink-2" />
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">
                {t(`settings.logged.${kind}`, { who: by ?? t('settings.loggedBySomebody') })}
              </p>
              <p className="text-14 text-ink-2">
                <time dateTime={at}>{formatDateTime(at)}</time>
              </p>
              {reason !== null && <p className="mt-1 text-15">{t('settings.loggedReason', { reason })}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
