import { computePosition, flip, offset, shift } from '@floating-ui/dom';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from '@shared/constants';

/** How long the pointer may take from the control to its tooltip, which stays while it is there. */
const CROSSING_MS = 150;

interface Shown {
  control: HTMLElement;
  text: string;
}

const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** The one tooltip of the page, for whatever has `data-tooltip`. It comes after the first load, as nothing begins with it. */
export function TooltipLayer() {
  const [shown, setShown] = useState<Shown | null>(null);
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => watchControls(() => tip.current, setShown), []);
  useLayoutEffect(() => {
    if (shown && tip.current) void place(shown.control, tip.current);
  }, [shown]);
  return shown ? (
    <div
      ref={tip}
      role="tooltip"
      className="fixed start-0 top-0 z-90 max-w-70 animate-fade rounded-xs bg-slab px-3 pt-1.75 pb-2 text-14 leading-[1.35] font-medium text-on-slab"
    >
      {shown.text}
    </div>
  ) : null;
}

async function place(control: HTMLElement, tip: HTMLElement): Promise<void> {
  const { x, y } = await computePosition(control, tip, {
    strategy: 'fixed',
    placement: 'top',
    middleware: [offset(8), flip({ padding: 12 }), shift({ padding: 12 })],
  });
  Object.assign(tip.style, { left: `${x}px`, top: `${y}px`, right: 'auto' });
}

/** Calls `show` as the pointer or the focus comes to a control and leaves it. Returns how to stop. */
function watchControls(tipOf: () => HTMLElement | null, show: (shown: Shown | null) => void): () => void {
  const listening = new AbortController();
  let timer: number | undefined;
  let current: HTMLElement | null = null;
  let pressed: HTMLElement | null = null;
  let closedAt = -Infinity;

  const open = (control: HTMLElement) => {
    window.clearTimeout(timer);
    current = control;
    show({ control, text: control.dataset.tooltip ?? '' });
  };
  const close = () => {
    window.clearTimeout(timer);
    if (!current) return;
    current = null;
    closedAt = performance.now();
    show(null);
  };
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const control = controlOf(target);
    window.clearTimeout(timer);
    if (control && (control === current || control === pressed)) return;
    pressed = null;
    if (target instanceof Node && tipOf()?.contains(target)) return;
    if (!control) timer = window.setTimeout(close, CROSSING_MS);
    // After the first, neighbors answer at once.
    else if (current || performance.now() - closedAt < TOOLTIP_SKIP_MS) open(control);
    else timer = window.setTimeout(() => open(control), TOOLTIP_DELAY_MS);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const control = controlOf(target);
    // A dialog that closes after a tap gives the focus back: that is no question.
    if (control?.matches(':focus-visible')) open(control);
  };

  // Whoever presses a control knows what it does; until the pointer has left it, nothing more is said.
  const onPointerDown = ({ target }: PointerEvent) => {
    pressed = controlOf(target);
    close();
  };

  const options = { signal: listening.signal, capture: true, passive: true };
  document.addEventListener('pointerover', onPointerOver, options);
  document.addEventListener('focusin', onFocusIn, options);
  document.addEventListener('pointerdown', onPointerDown, options);
  for (const leaving of ['focusout', 'click', 'scroll']) document.addEventListener(leaving, close, options);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), options);
  return () => {
    listening.abort();
    window.clearTimeout(timer);
  };
}
