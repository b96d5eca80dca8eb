import { clsx } from 'clsx';
import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createPortal } from 'react-dom';
import { TOAST_MS, TOAST_SWIPE_PX } from '@shared/constants';
import { Pip } from '@/components/art/pip';
import { Key } from './key';
import { dismissToast, useToast, type ToastTone } from './use-toast';

const glyphs = {
  ok: { Glyph: Check, ground: 'bg-[#8ad584]' },
  error: { Glyph: TriangleAlert, ground: 'bg-[#ff9d97]' },
  info: { Glyph: Info, ground: 'bg-[#8fd6f2]' },
};

function Mark({ tone }: { tone: ToastTone }) {
  if (tone === 'pip') return <Pip mood="cheer" size={46} />;
  if (tone === 'pip-oops') return <Pip mood="oops" size={46} />;
  const { Glyph, ground } = glyphs[tone];
  return (
    <span className={clsx('toast-mark', ground)}>
      <Glyph />
    </span>
  );
}

/** Where notifications appear: five seconds, swipe right or Escape to dismiss, F8 to reach. Mounted once. */
export default function Toaster() {
  const message = useToast();
  // On the body, above any dialog's scrim.
  return createPortal(
    <Radix.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={TOAST_SWIPE_PX}>
      {message && (
        <Radix.Root
          key={message.id}
          className="toast on-night"
          type={message.tone === 'error' ? 'foreground' : 'background'}
          open={message.open}
          onOpenChange={(open) => !open && dismissToast()}
        >
          <Mark tone={message.tone ?? 'info'} />
          <div className="min-w-0 flex-1">
            <Radix.Title className="toast-title">{message.title}</Radix.Title>
            {message.description && (
              <Radix.Description className="toast-text">{message.description}</Radix.Description>
            )}
          </div>
          {message.action && (
            <Radix.Action asChild altText={message.action.label}>
              <Key variant="star" size="sm" onClick={message.action.onPress}>
                {message.action.label}
              </Key>
            </Radix.Action>
          )}
          <Radix.Close className="toast-close" aria-label="Dismiss">
            <X size={20} />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="toast-viewport" hotkey={['F8']} />
    </Radix.Provider>,
    document.body,
  );
}
