import type { ComponentProps } from 'react';
import { keyClass, type KeyLook } from './key-look';
import { Spinner } from './spinner';

export interface KeyProps extends KeyLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Busy with what it was pressed for: spinner, label, cannot be pressed again. Pass `false` where it may become true, so that the width is kept. */
  saving?: boolean;
  savingLabel?: string;
}

/** The one button. A plain key unless `variant` says what pressing it means. */
export function Key({
  variant,
  size,
  wide,
  iconOnly,
  className,
  saving,
  savingLabel = 'Saving',
  disabled,
  type = 'button',
  children,
  ...rest
}: KeyProps) {
  return (
    <button
      {...rest}
      type={type}
      className={keyClass({ variant, size, wide, iconOnly, className })}
      disabled={disabled === true || saving === true}
      aria-busy={saving || undefined}
    >
      {saving === undefined ? (
        <span className="key-face">{children}</span>
      ) : (
        <span className="key-faces">
          <span className={saving ? 'key-face invisible' : 'key-face'}>{children}</span>
          <span className={saving ? 'key-face' : 'key-face invisible'}>
            <Spinner />
            {!iconOnly && savingLabel}
          </span>
        </span>
      )}
    </button>
  );
}
