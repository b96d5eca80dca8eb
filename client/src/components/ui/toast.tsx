import { clsx } from 'clsx';
import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useLayoutEffect, useRef, type RefObject, useState } from 'react';
import { createPortal } from 'react-dom';
import { TOAST_MS, TOAST_SWIPE_PX } from '@shared/constants';
import blossom from '@/components/art/nest/blossom.svg?url';
import { Pip } from '@/components/art/pip';
import { useIsDialogOpen } from '@/lib/input/dialog-history';
import { t } from '@/lib/i18n/messages';
import { Button } from './button';
import { ReadAloud } from './read-aloud';
import styles from './toast.module.css';
import { useToastPlace } from './toast-place';
import { holdBack, useToastQueue } from './toast-queue';
import { dismissToast, noteToasterMounted, useToast, type ShownToast, type ToastTone } from './use-toast';

const glyphs = {
  ok: { Glyph: Check, ground: 'bg-mark-ok' },
  error: { Glyph: TriangleAlert, ground: 'bg-mark-error' },
  info: { Glyph: Info, ground: 'bg-mark-info' },
};

function Mark({ tone, className }: { tone: ToastTone; className?: string | undefined }) {
  if (tone === 'pip') return <Pip mood="cheer" size={46} className={className} />;
  if (tone === 'pip-look') return <Pip mood="look" size={46} className={className} />;
  if (tone === 'pip-bloom') {
    return (
      <img
        src={blossom}
        alt=""
        className={clsx('size-11.5 animate-[pop_320ms_var(--ease-spring)_backwards]', className)}
      />
    );
  }
  if (tone === 'pip-oops') return <Pip mood="oops" size={46} className={className} />;
  const { Glyph, ground } = glyphs[tone];
  return (
    <span className={clsx('grid size-10 place-items-center rounded-sm text-on-star', ground)}>
      <Glyph size={22} />
    </span>
  );
}

const TITLE = 'font-display font-semibold';

function Action({
  action,
  className,
}: {
  action: NonNullable<ShownToast['action']>;
  className?: string | undefined;
}) {
  return (
    <Radix.Action asChild altText={action.label}>
      <Button variant="highlight" size="sm" className={className} onClick={action.onPress}>
        {action.label}
      </Button>
    </Radix.Action>
  );
}

function Card({ message }: { message: ShownToast }) {
  return (
    <>
      <Mark tone={message.tone ?? 'info'} />
      <div className="min-w-0 flex-1">
        <Radix.Title data-toast-words className={clsx(TITLE, 'text-16 leading-tight')}>
          <bdi>{message.title}</bdi>
        </Radix.Title>
        {message.description && <Pause after={message.title} />}
        {message.description && (
          <Radix.Description data-toast-words className="text-14 leading-[1.35] text-on-slab-2">
            <bdi>{message.description}</bdi>
          </Radix.Description>
        )}
      </div>
      {message.action && <Action action={message.action} />}
      <Radix.Close
        className="grid size-11 flex-none place-items-center rounded-full text-on-slab-2 hover:bg-white/12 hover:text-white"
        aria-label={t('ui.dismiss')}
      >
        <X size={20} />
      </Radix.Close>
    </>
  );
}

/** Radix announces title and text as one string. */
function Pause({ after }: { after: string }) {
  return <span className="sr-only">{/[.!?…؟]$/.test(after) ? ' ' : '. '}</span>;
}

const SIZES = ['large', 'medium', 'small'] as const;

/** Letters and emoji extend below the last line. */
const PART_OF_A_LINE_PX = 8;

/** Pip's bubble with the largest font size that fits. Longer text is cut, but read aloud completely. */
function Bubble({ message: { title, description, tone = 'pip', action } }: { message: ShownToast }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const words = ref.current;
    if (!words?.parentElement) return undefined;
    const fits = (size: string) => {
      words.dataset['size'] = size;
      return words.scrollHeight - words.clientHeight < PART_OF_A_LINE_PX;
    };
    const watcher = new ResizeObserver(() => {
      if (!SIZES.some(fits)) words.dataset['size'] = SIZES[0];
    });
    watcher.observe(words.parentElement);
    return () => watcher.disconnect();
  }, []);
  return (
    <>
      <Mark tone={tone} className="@max-sm:hidden" />
      <div ref={ref} className={styles.words} data-size={SIZES[0]}>
        <Radix.Title data-toast-words className={clsx(TITLE, 'inline')}>
          <bdi>{title}</bdi>
        </Radix.Title>{' '}
        {description && <Pause after={title} />}
        {description && (
          <Radix.Description data-toast-words className="inline text-on-slab-2">
            <bdi>{description}</bdi>
          </Radix.Description>
        )}
      </div>
      {action ? (
        <Action action={action} className="px-3.5" />
      ) : (
        <ReadAloud text={`${title}. ${description ?? ''}`} of={title} quiet className={styles.ear} />
      )}
    </>
  );
}

const GAP_PX = 8;

/** Sets `--toast-room` for dialogs while `active`. */
function useRoomBesideDialogs(viewport: RefObject<HTMLElement | null>, active: boolean): void {
  useLayoutEffect(() => {
    const covering = viewport.current;
    if (!covering || !active) return undefined;
    const page = document.documentElement;
    const watcher = new ResizeObserver(() => {
      const { offsetTop, offsetHeight } = covering;
      const isAtTop = offsetTop < window.innerHeight / 2;
      const room = isAtTop ? offsetTop + offsetHeight : window.innerHeight - offsetTop;
      page.style.setProperty('--toast-room', `${room + GAP_PX}px`);
    });
    watcher.observe(covering);
    return () => {
      watcher.disconnect();
      page.style.removeProperty('--toast-room');
    };
  }, [viewport, active]);
}

const HOTKEY = 'F8';

/**
 * Shows toasts for five seconds. Swipe right or Escape dismisses, `HOTKEY` focuses. On kids' screens they are
 * Pip's bubble, unless a dialog is open.
 */
export default function Toaster() {
  const message = useToast();
  useEffect(() => noteToasterMounted(holdBack), []);
  useToastQueue(message);
  const viewport = useRef<HTMLOListElement>(null);
  const isDialogOpen = useIsDialogOpen();
  const placeOnPage = useToastPlace();
  const place = isDialogOpen ? null : placeOnPage;
  useRoomBesideDialogs(viewport, message?.open === true && !place);
  const rect = usePlaceRect(place, message?.open === true);
  return createPortal(
    <Radix.Provider
      label={t('ui.notice')}
      duration={TOAST_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_PX}
    >
      {message && (
        <Radix.Root
          key={message.id}
          data-toast
          className={clsx('on-night', styles.toast, place && styles.bubble)}
          type={message.tone === 'error' ? 'foreground' : 'background'}
          open={message.open}
          onOpenChange={(open) => !open && dismissToast()}
        >
          {place ? <Bubble message={message} /> : <Card message={message} />}
        </Radix.Root>
      )}
      <Radix.Viewport
        ref={viewport}
        data-toasts
        className={clsx('print:hidden', styles.viewport, place && styles.inPlace)}
        data-beside={place?.dataset['beside']}
        style={
          place && rect
            ? { left: rect.left, top: rect.top, width: rect.width, height: rect.height }
            : undefined
        }
        hotkey={[HOTKEY]}
        label={t('ui.notices', { key: HOTKEY })}
      />
    </Radix.Provider>,
    document.body,
  );
}

interface PlaceRect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const LEAST_TOP = 8;

function usePlaceRect(place: HTMLElement | null, active: boolean): PlaceRect | null {
  const [rect, setRect] = useState<PlaceRect | null>(null);
  useLayoutEffect(() => {
    if (!place || !active) return undefined;
    const measure = () => {
      const { left, top, width, height } = place.getBoundingClientRect();
      setRect({ left, top: Math.max(LEAST_TOP, top), width, height });
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(place);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    place.toggleAttribute('data-covered', true);
    return () => {
      watcher.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      place.removeAttribute('data-covered');
    };
  }, [place, active]);
  return place ? rect : null;
}
