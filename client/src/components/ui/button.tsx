import { clsx } from 'clsx';
import { useRef, type ComponentProps, type MouseEvent } from 'react';
import { t } from '@/lib/messages';
import { BUTTON_FACE, buttonClass, type ButtonLook } from './button-look';
import { Spinner } from './spinner';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Busy with what it was pressed for: spinner, label, cannot be pressed again. Pass `false` where it may become true, so that the width is kept. */
  saving?: boolean;
  savingLabel?: string | undefined;
}

/** The one button. A plain one unless `variant` says what pressing it means. */
export function Button({
  variant,
  size,
  wide,
  iconOnly,
  className,
  saving,
  savingLabel = t('ui.saving'),
  disabled,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const pressed = useRef(false);
  // That something is being sent is shown a moment after it is: a second tap may come first, and is not taken.
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (saving === undefined) return onClick?.(event);
    if (saving || pressed.current) return event.preventDefault();
    pressed.current = true;
    // A form is submitted after the click, and a mutation told in a timer of its own.
    setTimeout(() => setTimeout(() => (pressed.current = false)));
    return onClick?.(event);
  };
  return (
    <button
      {...rest}
      onClick={onPress}
      type={type}
      className={buttonClass({ variant, size, wide, iconOnly, className })}
      disabled={disabled}
      // Not `disabled`, which would take the focus from it, and leave it nowhere when the write fails.
      aria-disabled={saving || rest['aria-disabled']}
      aria-busy={saving || undefined}
    >
      {saving === undefined ? (
        <span className={BUTTON_FACE}>{children}</span>
      ) : (
        // Both faces lie in one cell, so that the width never jumps.
        <span className="grid place-items-center *:[grid-area:1/1]">
          <span className={clsx(BUTTON_FACE, saving && 'invisible')}>{children}</span>
          <span className={clsx(BUTTON_FACE, !saving && 'invisible')}>
            <Spinner />
            {!iconOnly && savingLabel}
          </span>
        </span>
      )}
    </button>
  );
}
