import { useShortcutsOn } from '@/lib/shortcuts-setting';
import { t } from '@/lib/messages';
import { SettingsSection } from './settings-section';
import { ShortcutsSwitch } from './shortcuts-switch';

export function KeysSection() {
  return (
    <SettingsSection title={t('shortcuts.title')} text={t('shortcuts.text')}>
      <ShortcutsSwitch />
    </SettingsSection>
  );
}

export function KeysValue() {
  return useShortcutsOn() ? t('shortcuts.isOn') : t('shortcuts.isOff');
}
