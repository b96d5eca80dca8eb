import { SwitchRow } from '@/components/ui/switch-row';
import { t } from '@/lib/messages';
import { switchShortcuts, useShortcutsOn } from '@/lib/shortcuts-setting';

/** Turns single-key shortcuts on and off on this device. */
export function ShortcutsSwitch() {
  return (
    <SwitchRow
      label={t('shortcuts.on')}
      hint={t('shortcuts.onHint')}
      checked={useShortcutsOn()}
      onChange={switchShortcuts}
    />
  );
}
