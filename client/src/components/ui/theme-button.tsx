import { clsx } from 'clsx';
import { Moon, Sun } from 'lucide-react';
import { toggleTheme, useTheme } from '@/lib/page/theme';
import { t } from '@/lib/i18n/messages';

export function ThemeButton({
  className,
  wordClass,
}: {
  className?: string | undefined;
  wordClass?: string;
}) {
  const word = t(useTheme() === 'day' ? 'ui.bedtime' : 'ui.daytime');
  return (
    <button
      type="button"
      className={clsx(
        wordClass === undefined &&
          'grid size-11 flex-none place-items-center rounded-full text-inherit hover:bg-glass kid:size-14 kid:[&_svg]:size-7.5',
        className,
      )}
      aria-label={word}
      onClick={toggleTheme}
    >
      {/* CSS selects the icon, so that the prerendered page shows the right one. */}
      <span className="grid *:[grid-area:1/1]" aria-hidden>
        <Moon className="stroke-[light-dark(currentColor,transparent)]" />
        <Sun className="stroke-[light-dark(transparent,currentColor)]" />
      </span>
      {wordClass !== undefined && <span className={wordClass}>{word}</span>}
    </button>
  );
}
