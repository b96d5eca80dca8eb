import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { t } from '@/lib/i18n/messages';
import { Input } from './input';
import { Tooltip } from './tooltip';

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Glyph = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        className="pe-13.5"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Tooltip text={t('ui.showPassword')}>
        <button
          type="button"
          className="absolute end-0 top-0 grid size-12 place-items-center rounded-sm text-ink-2 hover:text-ink focus-visible:shadow-none focus-visible:-outline-offset-5"
          aria-label={t('ui.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown((now) => !now)}
        >
          <Glyph size={22} />
        </button>
      </Tooltip>
    </div>
  );
}
