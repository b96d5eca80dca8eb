import { Heart } from 'lucide-react';
import { lazy, useRef, useState, type ReactNode } from 'react';
import type { NewPraise } from '@shared/contracts/praise';
import { Button } from '@/components/ui/button';
import { DialogPart } from '@/components/ui/dialog-part';
import { Tooltip } from '@/components/ui/tooltip';
import { withMessages } from '@/lib/i18n/messages';

const loadTray = () => withMessages(import('./hearts-tray'), 'kids');
const HeartsTray = lazy(loadTray);

interface HeartButtonProps {
  /** The button's name, with the kid's name: 'Send Leo a heart' */
  label: string;
  title: string;
  /** The effect of a heart: '8 stars and a heart for Leo' */
  text: string;
  /** A picture next to the title on phones, 46 pixels wide. */
  picture?: ReactNode;
  onSend: (praise: NewPraise) => void;
  onOpenChange?: (open: boolean) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A button that opens the hearts, with a field for the adult's own words. A tap sends a heart. */
export function HeartButton({
  label,
  title,
  text,
  picture,
  onSend,
  onOpenChange,
  disabled,
  className,
}: HeartButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <Tooltip text={label}>
        <Button
          ref={button}
          variant="heart"
          saves
          className={className}
          disabled={disabled}
          data-shortcut="hearts"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={() => void loadTray()}
          onFocus={() => void loadTray()}
          onClick={() => change(!open)}
        >
          <Heart />
        </Button>
      </Tooltip>
      {open && (
        <DialogPart onClose={() => change(false)}>
          <HeartsTray
            anchor={button}
            title={title}
            text={text}
            picture={picture}
            onClose={() => change(false)}
            onSend={(praise) => {
              change(false);
              // The row may leave and pass the focus on.
              button.current?.focus();
              onSend(praise);
            }}
          />
        </DialogPart>
      )}
    </>
  );
}
