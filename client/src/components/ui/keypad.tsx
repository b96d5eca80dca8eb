import { clsx } from 'clsx';
import { Delete } from 'lucide-react';
import { useEffect, type MouseEvent } from 'react';
import { FAMILY_CODE_LENGTH } from '@shared/entry-constants';
import { digitsOf } from '@/lib/forms/digits-of';
import { t } from '@/lib/i18n/messages';
import { Tooltip } from './tooltip';
import { buttonClass } from './button-look';
import styles from './keypad.module.css';

const DIGIT_KEY = buttonClass({ className: styles.digit });
const FUNCTION_KEY = buttonClass({ className: clsx(styles.digit, styles.fn) });
const DIGITS = Array.from('123456789');

interface KeypadProps {
  value: string;
  length?: number;
  label?: string;
  onChange: (value: string) => void;
  /** Called even if the code is incomplete, because a form with a disabled button doesn't submit. */
  onEnter: () => void;
  big?: boolean;
  /** The slots turn red and shake. The caller clears the code. */
  wrong?: boolean | undefined;
  disabled?: boolean;
  describedBy?: string | undefined;
  className?: string | undefined;
}

// Keeps the focus, so that Enter sends the code instead of repeating the digit.
const keepFocus = (event: MouseEvent) => event.preventDefault();

const isAt = (target: EventTarget | null, selector: string) =>
  target instanceof HTMLElement && target.matches(selector);

/** The slots are a real text field, and the keyboard works without focus too. */
export function Keypad({
  value,
  length = FAMILY_CODE_LENGTH,
  label = t('ui.familyCode', { count: length }),
  onChange,
  onEnter,
  big = false,
  wrong,
  disabled = false,
  describedBy,
  className,
}: KeypadProps) {
  const put = (next: string) => onChange(digitsOf(next).slice(0, length));

  useEffect(() => {
    if (disabled) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isAt(event.target, 'input, textarea, select, [contenteditable]')
      )
        return;
      if (event.key.length === 1 && digitsOf(event.key)) put(value + event.key);
      else if (event.key === 'Backspace') put(value.slice(0, -1));
      else if (event.key === 'Enter' && !isAt(event.target, 'button, a[href]')) onEnter();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  return (
    <div dir="ltr" className={clsx('@container', big && styles.big, className)}>
      <CodeInput
        value={value}
        length={length}
        label={label}
        onChange={put}
        onEnter={onEnter}
        wrong={wrong}
        disabled={disabled}
        describedBy={describedBy}
      />
      <fieldset className={styles.digits} aria-label={t('ui.keypad')}>
        {DIGITS.map((digit) => (
          <button
            key={digit}
            type="button"
            className={DIGIT_KEY}
            disabled={disabled}
            onMouseDown={keepFocus}
            onClick={() => put(value + digit)}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          className={FUNCTION_KEY}
          disabled={disabled}
          onMouseDown={keepFocus}
          onClick={() => put('')}
        >
          {t('ui.clear')}
        </button>
        <button
          type="button"
          className={DIGIT_KEY}
          disabled={disabled}
          onMouseDown={keepFocus}
          onClick={() => put(`${value}0`)}
        >
          0
        </button>
        <Tooltip text={t('ui.backspace')}>
          <button
            type="button"
            className={FUNCTION_KEY}
            aria-label={t('ui.backspace')}
            disabled={disabled}
            onMouseDown={keepFocus}
            onClick={() => put(value.slice(0, -1))}
          >
            <Delete />
          </button>
        </Tooltip>
      </fieldset>
    </div>
  );
}

interface CodeInputProps {
  value: string;
  length: number;
  label: string;
  onChange: (value: string) => void;
  onEnter: () => void;
  wrong?: boolean | undefined;
  disabled?: boolean;
  describedBy?: string | undefined;
}

function CodeInput({
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
