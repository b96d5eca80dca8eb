import { Dialog } from '@/components/ui/dialog';
import { SwitchRow } from '@/components/ui/switch';
import { t } from '@/lib/i18n/messages';
import { switchShortcuts, useShortcutsOn } from '@/lib/input/shortcuts-setting';
import { isMac } from '../search-slot';
import { SHORTCUT_GROUPS, type Shortcut } from './shortcuts';

const NAMES: Record<string, string> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowRight: '→',
};

function nameOf(key: string): string {
  switch (key) {
    case ' ':
      return t('shortcuts.key.space');
    case 'Enter':
      return t('shortcuts.key.enter');
    case 'Escape':
      return t('shortcuts.key.escape');
    case 'shift':
      return t('shortcuts.key.shift');
    case 'ctrl':
      return isMac ? '⌘' : 'Ctrl';
    default:
      return NAMES[key] ?? key.toUpperCase();
  }
}

export default function HelpSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={t('shortcuts.title')} width={760}>
      <div className="mt-4 columns-1 gap-8 mini:columns-2">
        {SHORTCUT_GROUPS.map(({ titleId, shortcuts }) => (
          <section key={titleId} className="mb-5 break-inside-avoid" aria-label={t(titleId)}>
            <h3 className="text-16">{t(titleId)}</h3>
            <ul className="mt-1 divide-y divide-line">
              {shortcuts.map((shortcut) => (
                <li
                  key={shortcut.labelId}
                  className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 py-1"
                >
                  <span className="text-15 leading-snug">{t(shortcut.labelId)}</span>
                  <Keys of={shortcut} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ShortcutsSwitch />
    </Dialog>
  );
}

function Keys({ of: { keys } }: { of: Shortcut }) {
  return (
    <span className="flex flex-none items-center gap-1" dir="ltr">
      {keys.map((pressed) => (
        <span key={pressed} className="flex gap-1">
          {/* A space may be a key or a separator. */}
          {(pressed === ' ' ? [pressed] : pressed.split(/[ +]/)).map((key) => (
            <kbd
              key={key}
              className="grid h-7 min-w-7 place-items-center rounded-xs bg-sunken px-1.5 font-body text-13 leading-none font-semibold inset-ring-2 inset-ring-line"
            >
              {nameOf(key)}
            </kbd>
          ))}
        </span>
      ))}
    </span>
  );
}

function ShortcutsSwitch() {
  return (
    <SwitchRow
      label={t('shortcuts.on')}
      hint={t('shortcuts.onHint')}
      checked={useShortcutsOn()}
      onChange={switchShortcuts}
    />
  );
}
