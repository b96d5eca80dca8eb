import { t } from '@/lib/i18n/messages';
import styles from './keypad.module.css';

export interface CodeInputProps {
  value: string;
  length: number;
  label: string;
  onChange: (value: string) => void;
  onEnter: () => void;
  wrong?: boolean | undefined;
  disabled?: boolean;
  describedBy?: string | undefined;
}

export function CodeInput({
  value,
  length,
  label,
  onChange,
  onEnter,
  wrong = false,
  disabled,
  describedBy,
}: CodeInputProps) {
  const current = Math.min(value.length, length - 1);
  return (
    <div className={styles.code} data-wrong={wrong || undefined}>
      {Array.from({ length }, (_, index) => (
        <div
          key={index}
          className={styles.slot}
          data-slot
          data-state={index < value.length ? 'filled' : index === value.length ? 'next' : 'empty'}
          data-current={index === current || undefined}
          aria-hidden
        >
          {value[index] !== undefined && <span>{value[index]}</span>}
        </div>
      ))}
      <input
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={describedBy}
        inputMode="none"
        autoComplete="off"
        name="code"
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      />
      <span className="sr-only" aria-live="polite">
        {t('ui.digitsTyped', { typed: value.length, count: length })}
      </span>
    </div>
  );
}
