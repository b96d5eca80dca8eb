import { clsx } from 'clsx';
import { useRef, type ComponentProps, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Link } from 'wouter';
import { OFFLINE_NOTE, useOffline } from '@/lib/api/connection';
import { t } from '@/lib/i18n/messages';
import { BUTTON_FACE, buttonClass, type ButtonLook } from './button-look';
import { Spinner } from './spinner';

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /**
   * Shows a spinner and ignores clicks. Pass `false` if it may become true, so that the width doesn't change.
   */
  saving?: boolean;
  savingLabel?: string | undefined;
  /** Disabled while an adult's page is offline. */
  saves?: boolean | undefined;
}

export function Button({
  variant,
  size,
  wide,
  flat,
  iconOnly,
  className,
  saving,
  savingLabel = t('ui.saving'),
  saves = false,
  disabled,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const blocked = useOffline() && saves;
  const pressed = useRef(false);
  // Ignores a second tap before `saving` is set.
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) return event.preventDefault();
    if (saving === undefined) return onClick?.(event);
    if (saving || pressed.current) return event.preventDefault();
    pressed.current = true;
    // Forms submit after the click, and mutations notify in another timer.
    setTimeout(() => setTimeout(() => (pressed.current = false)));
    return onClick?.(event);
  };
  return (
    <button
      {...rest}
      onClick={onPress}
      type={type}
      className={buttonClass({ variant, size, wide, flat, iconOnly, className })}
      disabled={disabled}
      // `disabled` would lose the focus.
      aria-disabled={saving || blocked || rest['aria-disabled']}
      {...(blocked && { 'aria-describedby': OFFLINE_NOTE })}
      aria-busy={saving || undefined}
    >
      {saving === undefined ? (
        <span className={BUTTON_FACE}>{children}</span>
      ) : (
        <span className="grid place-items-center *:[grid-area:1/1]">
          <span className={clsx(BUTTON_FACE, saving && 'invisible')}>{children}</span>
          <span className={clsx(BUTTON_FACE, !saving && 'invisible [&_svg]:animate-none')}>
            <Spinner />
            {!iconOnly && savingLabel}
          </span>
        </span>
      )}
    </button>
  );
}

interface LinkButtonProps extends ButtonLook {
  href: string;
  /** Set for server paths, downloads and links within the page. */
  external?: boolean;
  onClick?: () => void;
  ref?: Ref<HTMLAnchorElement>;
  'aria-label'?: string;
  children: ReactNode;
}

export function LinkButton({
  variant,
  size,
  wide,
  flat,
  iconOnly,
  className,
  external = false,
  children,
  ...rest
}: LinkButtonProps) {
  const look = buttonClass({ variant, size, wide, flat, iconOnly, className });
  const face = <span className={BUTTON_FACE}>{children}</span>;
  return external ? (
    <a {...rest} className={look}>
      {face}
    </a>
  ) : (
    <Link {...rest} className={look}>
      {face}
    </Link>
  );
}
