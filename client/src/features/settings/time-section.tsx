import { useId } from 'react';
import type { Family } from '@shared/contracts/families';
import { Select } from '@/components/ui/select';
import { useFamily } from '@/lib/family-clock';
import { formatWeekday } from '@/lib/format';
import { t } from '@/lib/messages';
import { ChoiceLabel } from './choice-label';
import { FamilyPart, useFamilyChoices } from './family-part';
import { SettingsSection } from './settings-section';
import { TimezoneField } from './timezone-field';
import { placeOf } from './timezones';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

export function TimeSection() {
  return (
    <SettingsSection title={t('settings.time')} text={t('settings.timeText')}>
      <FamilyPart>{(family) => <Choices family={family} />}</FamilyPart>
    </SettingsSection>
  );
}

export function TimeValue() {
  const family = useFamily().data;
  if (!family) return null;
  return t('settings.timeValue', {
    place: placeOf(family.timezone),
    day: formatWeekday(family.weekStart),
  });
}

function Choices({ family }: { family: Family }) {
  const id = useId();
  const { shown, choose, isSaved } = useFamilyChoices(family);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
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
