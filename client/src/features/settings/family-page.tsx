import { useId, useState } from 'react';
import { clsx } from 'clsx';
import { ChevronsUpDown, LocateFixed } from 'lucide-react';
import type { Family } from '@shared/contracts/families';
import type { User } from '@shared/contracts/users';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { FamilySwitch } from '@/features/members/family-switch';
import { formatWeekday } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { AccountForm } from './account-forms';
import { FamilyPart, useFamilyChoices } from './family-part';
import { LanguageSelect } from './language-select';
import { LeaderboardChoice } from './leaderboard-choice';
import { ChoiceLabel, Setting, SettingsCard } from './setting';
import type { SettingId } from './settings-groups';
import { TimezoneDialog } from './timezone-dialog';
import { ownTimezone, placeOf, timeIn, zoneLabel } from './timezones';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

export function FamilyPage({ user, rows }: { user: User; rows: readonly SettingId[] }) {
  return (
    <>
      <SettingsCard>
        <Setting id="family-name">
          <AccountForm user={user} fields={['familyName']} />
        </Setting>
        {rows.includes('families') && (
          <Setting id="families">
            <FamilySwitch user={user} />
          </Setting>
        )}
      </SettingsCard>
      <FamilyPart>{(family) => <Choices family={family} />}</FamilyPart>
    </>
  );
}

function Choices({ family }: { family: Family }) {
  return (
    <>
      <SettingsCard>
        <KidsLanguage family={family} />
        <Setting id="time">
          <TimeChoices family={family} />
        </Setting>
      </SettingsCard>
      <SettingsCard>
        <Setting id="leaderboard">
          <LeaderboardChoice family={family} />
        </Setting>
        <FamilySwitchRow family={family} id="manual-stars" field="starsByHand" />
        <FamilySwitchRow family={family} id="sounds" field="sounds" />
      </SettingsCard>
    </>
  );
}

function KidsLanguage({ family }: { family: Family }) {
  const id = useId();
  const { shown, choose, isSaved } = useFamilyChoices(family);
  return (
    <Setting
      id="kids-language"
      controlId={id}
      saved={isSaved('locale')}
      control={<LanguageSelect id={id} value={shown.locale} onChange={(locale) => choose({ locale })} />}
    />
  );
}

function TimeChoices({ family }: { family: Family }) {
  const id = useId();
  const { shown, choose, isSaved } = useFamilyChoices(family);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 mini:grid-cols-2">
      <TimezoneField
        value={shown.timezone}
        onChange={(timezone) => choose({ timezone })}
        saved={isSaved('timezone')}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <ChoiceLabel id={id} saved={isSaved('weekStart')}>
          {t('settings.weekStart')}
        </ChoiceLabel>
        <Select
          id={id}
          aria-describedby={`${id}-hint`}
          options={WEEKDAYS.map((day) => ({ value: String(day), label: formatWeekday(day) }))}
          value={shown.weekStart}
          onChange={({ target }) => choose({ weekStart: Number(target.value) })}
        />
        <p id={`${id}-hint`} className="hint">
          {t('settings.weekStartHint')}
        </p>
      </div>
    </div>
  );
}

function FamilySwitchRow({
  family,
  id,
  field,
}: {
  family: Family;
  id: SettingId;
  field: 'sounds' | 'starsByHand';
}) {
  const controlId = useId();
  const { shown, choose, isSaved } = useFamilyChoices(family);
  return (
    <Setting
      id={id}
      controlId={controlId}
      saved={isSaved(field)}
      control={
        <Switch
          id={controlId}
          checked={shown[field]}
          onCheckedChange={(isOn) => choose({ [field]: isOn })}
          aria-describedby={`${controlId}-hint`}
        />
      }
    />
  );
}

function TimezoneField({
  value,
  onChange,
  saved,
}: {
  value: string;
  onChange: (zone: string) => void;
  saved: boolean;
}) {
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  const [now] = useState(() => new Date());
  const own = ownTimezone();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <ChoiceLabel id={id} saved={saved}>
          {t('settings.timezone')}
        </ChoiceLabel>
        <button
          type="button"
          id={id}
          aria-describedby={`${id}-hint`}
          aria-label={t('settings.timezoneIs', { zone: zoneLabel(value) })}
          aria-haspopup="dialog"
          className={clsx(
            'flex min-h-11 w-full items-center justify-between gap-2.5 rounded-sm border-2 border-control bg-surface px-3.5 py-2.25 text-start leading-[1.4]',
            'focus:border-ink focus:shadow-none focus:outline-3 focus:outline-offset-1 focus:outline-lagoon',
          )}
          onClick={() => setChoosing(true)}
        >
          <span className="min-w-0 wrap-anywhere">{zoneLabel(value)}</span>
          <ChevronsUpDown size={20} className="flex-none text-ink-3" />
        </button>
        <p id={`${id}-hint`} className="hint">
          {t('settings.timezoneHint', { time: timeIn(value, now) })}
        </p>
      </div>
      {own !== value && (
        <Button variant="secondary" className="justify-self-start" onClick={() => onChange(own)}>
          <LocateFixed />
          {t('settings.useTimezone', { zone: placeOf(own) })}
        </Button>
      )}
      {choosing && <TimezoneDialog value={value} onChange={onChange} onClose={() => setChoosing(false)} />}
    </div>
  );
}
