import { clsx } from 'clsx';
import { Moon, Sun } from 'lucide-react';
import { toggleTheme, useTheme } from '@/lib/theme';
import './theme-button.css';

/** Turns the lights down or up, for everybody on this device. Both glyphs are there; the theme's colors show one. */
export function ThemeButton({
  className,
  wordClass,
}: {
  className: string;
  /** Of the word beside the glyph; without it there is none. */
  wordClass?: string;
}) {
  const word = useTheme() === 'day' ? 'Bedtime' : 'Daytime';
  return (
    <button type="button" className={clsx('theme-button', className)} aria-label={word} onClick={toggleTheme}>
      <span className="theme-glyphs" aria-hidden>
        <Moon />
        <Sun />
      </span>
      {wordClass !== undefined && <span className={wordClass}>{word}</span>}
    </button>
  );
}
