import { clsx } from 'clsx';
import { Moon, Sun } from 'lucide-react';
import { toggleTheme, useTheme } from '@/lib/theme';
import { t } from '@/lib/messages';
import styles from './theme-button.module.css';

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
      <span className={styles.glyphs} aria-hidden>
        <Moon />
        <Sun />
      </span>
      {wordClass !== undefined && <span className={wordClass}>{word}</span>}
    </button>
  );
}
