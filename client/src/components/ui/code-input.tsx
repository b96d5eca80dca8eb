import { FAMILY_CODE_LENGTH } from '@shared/constants';
import { t } from '@/lib/messages';
import styles from './keypad.module.css';

export interface CodeInputProps {
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
  wrong?: boolean;
  disabled?: boolean;
  describedBy?: string;
}

/** The five slots of the family code, with the text field that lies unseen above them. */
export function CodeInput({
  value,
  onChange,
  onEnter,
  wrong = false,
  disabled,
  describedBy,
}: CodeInputProps) {
  const current = Math.min(value.length, FAMILY_CODE_LENGTH - 1);
  return (
    <div className={styles.code} data-wrong={wrong || undefined}>
      {Array.from({ length: FAMILY_CODE_LENGTH }, (_, index) => (
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
        aria-label={t('ui.familyCode', { count: FAMILY_CODE_LENGTH })}
        aria-invalid={wrong || undefined}
        aria-describedby={describedBy}
        // The keypad below is the keyboard; a tablet's own would cover it.
        inputMode="none"
        autoComplete="off"
        name="familyCode"
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
        {t('ui.digitsTyped', { typed: value.length, count: FAMILY_CODE_LENGTH })}
      </span>
    </div>
  );
}
