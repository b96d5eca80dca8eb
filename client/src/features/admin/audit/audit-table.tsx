import {
  Ban,
  Check,
  Eye,
  KeyRound,
  LockKeyhole,
  LogIn,
  ShieldX,
  Trash2,
  ListChecks,
  type LucideIcon,
} from 'lucide-react';
import { AUDIT_ACTIONS, AUDIT_KINDS, type AuditKind } from '@shared/audit';
import { MINUTE_MS } from '@shared/constants';
import type { AuditLine } from '@shared/contracts/audit';
import { Chip } from '@/components/ui/chip';
import { Skeleton } from '@/components/ui/skeleton';
import { adminHead, adminRow, AdminTable, AdminTableSkeleton, Match } from '@/features/admin/admin-table';
import { formatDate, formatExactly, formatTimeOfDay } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { lineText } from './audit-texts';

const ICONS: Record<AuditKind, LucideIcon> = {
  logins: LogIn,
  deletions: Trash2,
  lockouts: LockKeyhole,
  refusals: ShieldX,
  accounts: KeyRound,
  chores: ListChecks,
  access: Eye,
};

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

const columns = `${adminRow} grid-cols-[190px_minmax(0,1fr)_110px_minmax(0,190px)] max-laptop:grid-cols-[minmax(0,1fr)_auto] max-laptop:gap-x-4 max-laptop:gap-y-1.5`;
const row = `${columns} min-h-15.5 border-t py-2.75 leading-[1.4] hover:bg-canvas max-mini:px-4 max-mini:py-3.25`;
const when =
  'text-ink-2 tabular-nums max-laptop:col-start-1 max-laptop:row-start-2 max-laptop:ps-12 max-laptop:text-14 max-mini:ps-0';
const what =
  'flex min-w-0 items-center gap-3 text-start font-normal max-laptop:col-start-1 max-laptop:row-start-1';
const outcomeColumn = 'max-laptop:col-start-2 max-laptop:row-start-1';
const address =
  'wrap-anywhere text-ink-2 tabular-nums max-laptop:col-start-2 max-laptop:row-start-2 max-laptop:text-end max-laptop:text-14';

const kindOf = (action: string): AuditKind =>
  AUDIT_KINDS.find((kind) => AUDIT_ACTIONS[kind].some((known) => known === action)) ?? 'accounts';

export function AuditTable({ lines, search, stale }: { lines: AuditLine[]; search: string; stale: boolean }) {
  return (
    <AdminTable label={t('admin.auditLog')} stale={stale}>
      <thead>
        <tr className={`${columns} ${adminHead}`}>
          <th scope="col">{t('admin.audit.when')}</th>
          <th scope="col">{t('admin.audit.event')}</th>
          <th scope="col">{t('admin.audit.outcome')}</th>
          <th scope="col">{t('admin.audit.address')}</th>
        </tr>
      </thead>
      {visitsOf(lines).map((visit) => (
        <tbody key={visit[0].id}>
          {visit.length > 1 && <VisitHead visit={visit} />}
          {visit.map((line) => (
            <AuditRow key={line.id} line={line} search={search} />
          ))}
        </tbody>
      ))}
    </AdminTable>
  );
}

function VisitHead({ visit }: { visit: Visit }) {
  const [{ actor, at }] = visit;
  const start = formatTimeOfDay(visit.at(-1)?.at ?? at);
  return (
    <tr className="flex border-line bg-sunken px-5.5 py-2 max-mini:px-4 laptop:border-t">
      <th scope="rowgroup" colSpan={4} className="text-start text-14 font-semibold text-ink-2 tabular-nums">
        {t('admin.audit.visit', {
          who: actor.username ?? t(`admin.audit.who.${actor.type}`),
          date: formatDate(at),
          start,
          end: formatTimeOfDay(at),
          count: visit.length,
        })}
      </th>
    </tr>
  );
}

function AuditRow({ line, search }: { line: AuditLine; search: string }) {
  const { text, detail } = lineText(line);
  const Icon = ICONS[kindOf(line.action)];
  const refused = line.outcome === 'refused';
  return (
    <tr className={row}>
      <td className={when}>
        <time dateTime={line.at} title={formatExactly(line.at)}>
          {t('admin.audit.at', { date: formatDate(line.at), time: formatTimeOfDay(line.at) })}
        </time>
      </td>
      <th scope="row" className={what}>
        <span className="grid size-9 flex-none place-items-center rounded-sm bg-sunken" aria-hidden>
          <Icon size={19} />
        </span>
        <span className="min-w-0">
          <b className="block font-semibold wrap-anywhere">
            <Match text={text} search={search} />
          </b>
          {detail !== null && (
            <small className="block text-13 wrap-anywhere text-ink-2 tabular-nums">
              <Match text={detail} search={search} />
            </small>
          )}
          {line.reason !== null && (
            <small className="block text-13 wrap-anywhere text-ink-2">
              {t('admin.audit.reason', { reason: line.reason })}
            </small>
          )}
        </span>
      </th>
      <td className={outcomeColumn}>
        <Chip tone={refused ? 'wait' : 'ok'}>
          {refused ? <Ban /> : <Check />}
          {t(refused ? 'admin.audit.refused' : 'admin.audit.done')}
        </Chip>
      </td>
      <td className={address}>
        {line.address === null ? t('admin.audit.noAddress') : <Match text={line.address} search={search} />}
      </td>
    </tr>
  );
}

export function AuditTableSkeleton() {
  return (
    <AdminTableSkeleton label={t('admin.audit.loading')}>
      {PLACEHOLDERS.map((key) => (
        <div key={key} className={row}>
          <div className={when}>
            <Skeleton className="h-4 w-36" />
          </div>
          <div className={what}>
            <Skeleton className="size-9 rounded-md" />
            <Skeleton className="h-4 w-52" />
          </div>
          <Skeleton className={`h-6.5 w-20 rounded-full ${outcomeColumn}`} />
          <div className={address}>
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
      ))}
    </AdminTableSkeleton>
  );
}

type Visit = [AuditLine, ...AuditLine[]];

const BREAK_MS = 30 * MINUTE_MS;

/**
 * Groups an admin's lines, newest first, that have no break of 30 minutes between them. Each line of another caller is
 * a separate group.
 */
function visitsOf(lines: readonly AuditLine[]): Visit[] {
  const visits: Visit[] = [];
  const latest = new Map<string, Visit>();
  for (const line of lines) {
    const { id, type } = line.actor;
    const visit = id === null ? undefined : latest.get(id);
    if (visit && timeOf(visit.at(-1)) - timeOf(line) <= BREAK_MS) {
      visit.push(line);
      continue;
    }
    const started: Visit = [line];
    visits.push(started);
    if (type === 'admin' && id !== null) latest.set(id, started);
  }
  return visits;
}

const timeOf = (line: AuditLine | undefined) => Date.parse(line?.at ?? '');
