import { useLayoutEffect, useRef, type RefObject } from 'react';

export const DOUBLE_TAP_MS = 600;
const SAME_SPOT_PX = 24;

interface Tap {
  x: number;
  y: number;
  at: number;
}

/** Each region's last move, infinite before the first. */
const moves = new Map<Element, { at: number }>();
const openings = new WeakMap<Element, Tap>();
let lastTap: Tap | null = null;

/**
 * Content after `region` moves for `ms`. Earlier taps are ignored. Frames are timed at their start, because
 * on a busy page later code runs late.
 */
export function noteMove(region: Element, ms = 0): void {
  const move = { at: Number.POSITIVE_INFINITY };
  moves.set(region, move);
  const end = performance.now() + ms;
  const onFrame = () => {
    move.at = performance.now();
    if (move.at < end) requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

/** Notes a move when `layout` changes, which is '' for an empty region. */
export function useMoveNoted(region: RefObject<Element | null>, layout: string, ms = 0): void {
  const noted = useRef('');
  useLayoutEffect(() => {
    if (!region.current || noted.current === layout) return;
    noted.current = layout;
    noteMove(region.current, ms);
  }, [region, layout, ms]);
}

/** Ignores the second tap of the double tap that opened the region. */
export function noteOpening(region: Element | null): void {
  if (region && lastTap) openings.set(region, lastTap);
}

function wasMadeBeforeMove({ timeStamp }: MouseEvent, target: Element): boolean {
  for (const [region, { at }] of moves) {
    if (!region.isConnected) moves.delete(region);
    else if (timeStamp < at && isMovedBy(region, target)) return true;
  }
  return false;
}

const isMovedBy = (region: Element, target: Element) =>
  region.closest('main')?.contains(target) === true &&
  (region.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function isSecondOfDoubleTap({ clientX, clientY, timeStamp }: MouseEvent, target: Element): boolean {
  for (let part: Element | null = target; part; part = part.parentElement) {
    const tap = openings.get(part);
    if (tap && timeStamp - tap.at < DOUBLE_TAP_MS)
      return Math.hypot(clientX - tap.x, clientY - tap.y) < SAME_SPOT_PX;
  }
  return false;
}

function onClick(event: MouseEvent): void {
  const isByKeyboard = event.detail === 0;
  if (isByKeyboard || !(event.target instanceof Element)) return;
  if (wasMadeBeforeMove(event, event.target) || isSecondOfDoubleTap(event, event.target)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else lastTap = { x: event.clientX, y: event.clientY, at: event.timeStamp };
}

function onKeyDown(event: KeyboardEvent): void {
  const onButton = event.target instanceof Element && event.target.closest('button') !== null;
  if (event.repeat && event.key === 'Enter' && onButton) event.preventDefault();
}

/** Ignores taps on content that was there before the page changed, and Enter held down on a button. */
export function watchTaps(): void {
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('keydown', onKeyDown, { capture: true });
}
