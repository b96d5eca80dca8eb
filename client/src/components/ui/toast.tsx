import { clsx } from 'clsx';
import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { TOAST_MS, TOAST_SWIPE_PX } from '@shared/constants';
import { Pip } from '@/components/art/pip';
import { Button } from './button';
import { ReadAloud } from './read-aloud';
import { useToastPlace } from './toast-place';
import { usePlaceRect } from './use-place-rect';
import { dismissToast, noteToasterMounted, useToast, type ShownToast, type ToastTone } from './use-toast';

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

function Action({ action }: { action: NonNullable<ShownToast['action']> }) {
  return (
    <Radix.Action asChild altText={action.label}>
      <Button variant="highlight" size="sm" onClick={action.onPress}>
        {action.label}
      </Button>
    </Radix.Action>
  );
}

/** In the window's corner: title, text, a cross. */
function Card({ message }: { message: ShownToast }) {
  return (
    <>
      <Mark tone={message.tone ?? 'info'} />
      <div className="min-w-0 flex-1">
        <Radix.Title className="toast-title">{message.title}</Radix.Title>
        {message.description && (
          <Radix.Description className="toast-text">{message.description}</Radix.Description>
        )}
      </div>
      {message.action && <Action action={message.action} />}
      <Radix.Close className="toast-close" aria-label="Dismiss">
        <X size={20} />
      </Radix.Close>
    </>
  );
}

/** What Pip says on a kid's screen: as many words as fit into the place, and all of them by ear. */
function Bubble({ message: { title, description, tone = 'pip', action } }: { message: ShownToast }) {
  return (
    <>
      <Mark tone={tone} />
      <div className="toast-said">
        <Radix.Title className="toast-title">{title}</Radix.Title>{' '}
        {description && <Radix.Description className="toast-text">{description}</Radix.Description>}
      </div>
      {action ? (
        <Action action={action} />
      ) : (
        <ReadAloud text={`${title}. ${description ?? ''}`} of={title} className="toast-ear" />
      )}
    </>
  );
}

/**
 * Where notifications appear: five seconds, swipe right or Escape to dismiss, F8 to reach. Mounted once. On a screen
 * with a place for them they are Pip's bubble there.
 */
export default function Toaster() {
  const message = useToast();
  useEffect(noteToasterMounted, []);
  const place = useToastPlace();
  const rect = usePlaceRect(place, message?.open === true);
  // On the body, above any dialog's scrim.
  return createPortal(
    <Radix.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={TOAST_SWIPE_PX}>
      {message && (
        <Radix.Root
          key={message.id}
          className={clsx('toast on-night', place && 'toast-bubble')}
          type={message.tone === 'error' ? 'foreground' : 'background'}
          open={message.open}
          onOpenChange={(open) => !open && dismissToast()}
        >
          {place ? <Bubble message={message} /> : <Card message={message} />}
        </Radix.Root>
      )}
      <Radix.Viewport
        className={clsx('toast-viewport', place && 'toast-viewport-place')}
        data-beside={place?.dataset['beside']}
        style={
          place && rect
            ? { left: rect.left, top: rect.top, width: rect.width, height: rect.height }
            : undefined
        }
        hotkey={['F8']}
      />
    </Radix.Provider>,
    document.body,
  );
}
