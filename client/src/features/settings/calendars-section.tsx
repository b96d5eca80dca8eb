import { CalendarList } from '@/features/calendars/calendar-list';
import { useCalendars } from '@/features/calendars/calendars.api';
import { t } from '@/lib/messages';
import { SettingsSection } from './settings-section';

export function CalendarsSection() {
  return (
    <SettingsSection title={t('calendars.title')} text={t('calendars.text')}>
      <CalendarList />
    </SettingsSection>
  );
}

export function CalendarsValue() {
  const count = useCalendars().data?.length;
  return count === undefined ? null : t('calendars.value', { count });
}
