import { Check, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import type { NewPraise } from '@shared/contracts/praise';
import { Button } from '@/components/ui/button';
import { toastFailure } from '@/components/ui/use-toast';
import { HeartButton } from '@/features/praise/heart-button';
import { usePostPraise } from '@/features/praise/praise.api';
import { formatNames } from '@/lib/i18n/format-names';
import { useOffline } from '@/lib/api/connection';
import { t } from '@/lib/i18n/messages';
import { noteOpening } from '@/lib/input/taps';
import styles from './undo-bar.module.css';
import { toastUndoFailure } from './undo-failure';
import {
  changeOffered,
  undoOffered,
  withdrawUndo,
  type Undoable,
  type UndoKind,
  type UndoOffer,
} from './undo-offer';

const OFFER_MS = 10_000;

/**
 * Offers an undo for ten seconds, which don't count while the bar is hovered or focused or the page is
 * hidden.
 */
export function UndoBar({ offer: { id, items, undoing } }: { offer: UndoOffer }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const hidden = useHidden();
  const offline = useOffline();
  const paused = hovered || focused || choosing || hidden || undoing || offline;
  useCountdown(id, paused, withdrawUndo);
  const focusBefore = useFocusBefore();
  const undo = async () => {
    const failures = await undoOffered();
    focusBefore.restore();
    const [first] = failures;
    if (first) toastUndoFailure(first.error, first.item, failures.length - 1);
  };
  useUndoKeys(() => !offline && void undo());
  const only = items.length === 1 ? items[0] : undefined;
  const title = only ? titleOf(only) : summaryOf(items);
  return (
    <span
      ref={noteOpening}
      className={styles.bar}
      data-undo-bar
      data-paused={paused || undefined}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        setFocused(true);
        focusBefore.note(event);
      }}
      onBlur={() => setFocused(false)}
    >
      <span className="flex min-w-0 flex-1 basis-44 items-center gap-3">
        <span className="grid size-8 flex-none place-items-center rounded-full bg-mark-ok text-on-star">
          <Check size={20} />
        </span>
        <span className="min-w-0 flex-1">
          <b className="line-clamp-2 font-display leading-tight font-semibold wrap-anywhere">{title}</b>
          {only && <span className="line-clamp-2 text-14 text-on-slab-2 wrap-anywhere">{only.text}</span>}
        </span>
      </span>
      {/* Wraps below long texts. */}
      <span className="ms-auto flex gap-3">
        {only?.praisable && !undoing && <PraiseOffer item={only} onOpenChange={setChoosing} />}
        <Button
          flat
          className="flex-none"
          saves
          saving={undoing}
          savingLabel={t('undo.undoing')}
          aria-label={t('undo.undoOf', { what: title })}
          data-shortcut="undo"
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => void undo()}
        >
          <Undo2 className="rtl:-scale-x-100" />
          {t('undo.undo')}
        </Button>
      </span>
      <span key={id} className={styles.left} aria-hidden />
    </span>
  );
}

/** Undoing the approval removes the heart. */
function PraiseOffer({ item, onOpenChange }: { item: Undoable; onOpenChange: (choosing: boolean) => void }) {
  const postPraise = usePostPraise();
  const { kid, name, stars, praisable } = item;
  if (!kid || !praisable) return null;
  const send = (praise: NewPraise) => {
    const sent = postPraise(kid.id, { ...praise, ...praisable });
    const praised: Undoable = {
      ...item,
      praisable: undefined,
      text: t('submissions.approvedWithHeart', { kid: kid.name, stars }),
      // A heart that arrives after the undo would stay.
      undo: () => sent.then(noop, noop).then(item.undo),
    };
    changeOffered(item, praised);
    sent.catch((error: unknown) => {
      changeOffered(praised, item);
      toastFailure(t('praise.failed'), error);
    });
  };
  return (
    <HeartButton
      className={styles.heart}
      label={t('praise.sendFor', { kid: kid.name, name })}
      title={t('praise.tapToSend')}
      text={t('praise.aHeartFor', { kid: kid.name })}
      onSend={send}
      onOpenChange={onOpenChange}
    />
  );
}

const noop = () => {};

function titleOf({ title, kind, name, kid, stars }: Undoable): string {
  if (title !== undefined) return title;
  if (kind === 'given' || kind === 'taken')
    return t(`undo.${kind}`, { kid: kid?.name ?? '', stars: Math.abs(stars) });
  if (kind === 'heart') return t('undo.heart', { kid: name });
  return t(`undo.${kind}`, { name });
}

function summaryOf(items: readonly Undoable[]): string {
  const counts = new Map<UndoKind, number>();
  for (const { kind } of items) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return formatNames(Array.from(counts, ([kind, count]) => t(`undo.${kind}Several`, { count })));
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Fields keep their meaning of Ctrl+Z and Command+Z. */
function useUndoKeys(onUndo: () => void): void {
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || shiftKey || altKey || isTyping(target)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function useHidden(): boolean {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
}

function useCountdown(id: number, paused: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  const left = useRef({ id, ms: OFFER_MS });
  useEffect(() => {
    if (left.current.id !== id) left.current = { id, ms: OFFER_MS };
    if (paused) return undefined;
    const begun = performance.now();
    const timer = setTimeout(() => end(), left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current.ms -= performance.now() - begun;
    };
  }, [id, paused]);
}

/** The bar is removed. */
function useFocusBefore() {
  const before = useRef<HTMLElement | null>(null);
  return {
    note: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement) before.current = relatedTarget;
    },
    restore: () => {
      const lost = document.activeElement?.closest('body, [data-undo-bar]');
      if (lost !== document.activeElement && !lost?.matches('[data-undo-bar]')) return;
      const heading = document.querySelector<HTMLElement>('#main h1');
      (before.current?.isConnected ? before.current : heading)?.focus({ preventScroll: true });
    },
  };
}
