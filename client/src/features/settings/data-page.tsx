import { Trash2, Eye, KeyRound, Lock, LockOpen, Download } from 'lucide-react';
import { useState, useId } from 'react';
import { SUSPENSION_DAYS, EXPORT_FORMATS, type FamilyLogKind, type ExportFormat } from '@shared/constants';
import type { FamilyLogEntry } from '@shared/contracts/family-log';
import type { User } from '@shared/contracts/users';
import { Button } from '@/components/ui/button';
import { listRows } from '@/components/ui/list-row';
import { QueryPart } from '@/components/ui/query-part';
import { CalendarList } from '@/features/calendars/calendar-list';
import { familyTitle } from '@/features/family/family-name';
import { TokenList } from '@/features/programs/token-list';
import { WebhookList } from '@/features/programs/webhook-list';
import { formatDateTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { FormAlert } from '@/components/ui/form-alert';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/use-toast';
import { displayOf, isUnauthorized } from '@/lib/api/api-client';
import { DeleteFamilyDialog } from './delete-family-dialog';
import { Setting, SettingsCard } from './setting';
import type { SettingId } from './settings-groups';
import { useFamilyLog, useExport } from './settings.api';

export function DataPage({ user, rows }: { user: User; rows: readonly SettingId[] }) {
  const open = t('settings.open');
  return (
    <>
      <SettingsCard>
        <Setting id="calendars" unfold={open}>
          <p className="mb-2 text-15 text-ink-2">{t('calendars.text')}</p>
          <CalendarList />
        </Setting>
        <Setting id="apps" unfold={open}>
          <div className="grid gap-7">
            <TokenList />
            <WebhookList />
          </div>
        </Setting>
        <Setting id="staff-access" unfold={open}>
          <StaffAccess />
        </Setting>
      </SettingsCard>
      <SettingsCard>
        <Setting id="download">
          <DataDownload />
        </Setting>
      </SettingsCard>
      {rows.includes('delete-family') && (
        <SettingsCard danger>
          <DeleteFamily user={user} />
        </SettingsCard>
      )}
    </>
  );
}

function DeleteFamily({ user }: { user: User }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <Setting
      id="delete-family"
      text={t('settings.deleteFamilyText', { family: familyTitle(user), days: SUSPENSION_DAYS })}
    >
      <Button variant="danger" onClick={() => setDeleting(true)}>
        <Trash2 />
        {t('settings.deleteFamily')}
      </Button>
      {deleting && <DeleteFamilyDialog user={user} onClose={() => setDeleting(false)} />}
    </Setting>
  );
}

function StaffAccess() {
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

function DataDownload() {
  const hint = useId();
  const [format, setFormat] = useState<ExportFormat>('zip');
  const download = useExport();
  const start = () =>
    download.mutate(format, {
      onSuccess: () =>
        toast({
          title: t('settings.downloaded'),
          description: t('settings.downloadedText', { file: `starnest-family.${format}` }),
          tone: 'ok',
        }),
    });
  return (
    <div className="grid gap-4">
      {download.isError && !isUnauthorized(download.error) && (
        <FormAlert
          title={t('settings.downloadFailed')}
          text={displayOf(download.error, t('ui.checkConnection'))}
        />
      )}
      <div className="flex flex-wrap items-center gap-3 max-mini:*:w-full">
        <Select
          aria-label={t('settings.whatToDownload')}
          aria-describedby={hint}
          disabled={download.isPending}
          options={(['zip', 'json', 'csv'] as const).map((value) => ({
            value,
            label: t(`settings.${value}`),
          }))}
          value={format}
          onChange={({ target }) => setFormat(EXPORT_FORMATS.find((one) => one === target.value) ?? format)}
        />
        <Button
          variant="secondary"
          onClick={start}
          saving={download.isPending}
          savingLabel={t('settings.downloading')}
        >
          <Download />
          {t('settings.download')}
        </Button>
      </div>
      <p id={hint} className="hint">
        {t(`settings.${format}Text`)}
      </p>
    </div>
  );
}
