import { SwitchRow } from '@/components/ui/switch-row';
import { t } from '@/lib/messages';
import { switchShortcuts, useShortcutsOn } from '@/lib/shortcuts-setting';

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
