/** Milliseconds for which a key that moved takes no press: longer than the pause between the taps of a double tap. */
const HOLD_MS = 600;
/** Positions are measured until nothing has moved for so long; it covers the slide of a row that leaves. */
const SETTLE_MS = 250;
/** A shift as small as this is the same place to a finger. */
const SAME_PLACE_PX = 8;

const PRESSABLE = 'button, a[href]';

interface Point {
  x: number;
  y: number;
}

let lastPress: (Point & { at: number }) | null = null;

function notePress({ clientX, clientY }: PointerEvent): void {
  lastPress = { x: clientX, y: clientY, at: performance.now() };
}

/** The middle of an element in its page, as laid out: unlike the drawn one it knows of no scrolling and no animation. */
function middleOf(element: HTMLElement): Point {
  let x = element.offsetWidth / 2;
  let y = element.offsetHeight / 2;
  for (let part: Element | null = element; part instanceof HTMLElement; part = part.offsetParent) {
    x += part.offsetLeft;
    y += part.offsetTop;
  }
  return { x, y };
}

/** It stands where the finger has just pressed something else. */
function isUnderFinger(element: HTMLElement): boolean {
  if (!lastPress || performance.now() - lastPress.at > HOLD_MS) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { x, y } = lastPress;
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Enter that is held down would press one key after another, as each takes the focus of the one before. */
function ignoreRepeat(event: KeyboardEvent): void {
  const onButton = event.target instanceof Element && event.target.closest('button') !== null;
  if (event.repeat && event.key === 'Enter' && onButton) event.preventDefault();
}

/** Holds what a dialog that opens puts under the finger, so that the tap that opened it does not also answer it. */
export function holdUnderFinger(region: HTMLElement | null): void {
  if (!region) return;
  for (const element of region.querySelectorAll<HTMLElement>(PRESSABLE)) {
    if (!isUnderFinger(element)) continue;
    element.dataset['held'] = '';
    setTimeout(() => delete element.dataset['held'], HOLD_MS);
  }
}

/**
 * Keeps a double tap from pressing two things: a key or link in `region` that moves, or that appears under the finger,
 * takes no press for 600 ms (`data-held`, see base.css). Enter that is held down presses once. Made to be a `ref`: returns
 * what ends it.
 */
export function guardPresses(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const places = new WeakMap<HTMLElement, Point>();
  const held = new Set<HTMLElement>();
  const heldUntil = new WeakMap<HTMLElement, number>();
  let measuringUntil = 0;
  let frame: number | undefined;

  const hold = (element: HTMLElement, now: number) => {
    element.dataset['held'] = '';
    held.add(element);
    heldUntil.set(element, now + HOLD_MS);
    measuringUntil = now + SETTLE_MS;
  };
  const release = (now: number) => {
    for (const element of held) {
      if ((heldUntil.get(element) ?? 0) > now) continue;
      held.delete(element);
      delete element.dataset['held'];
    }
  };
  const measure = (now: number) => {
    const arrived: HTMLElement[] = [];
    let somethingMoved = false;
    for (const element of region.querySelectorAll<HTMLElement>(PRESSABLE)) {
      const place = middleOf(element);
      const before = places.get(element);
      places.set(element, place);
      if (before) {
        const shift = Math.max(Math.abs(place.x - before.x), Math.abs(place.y - before.y));
        if (shift <= SAME_PLACE_PX) continue;
        somethingMoved = true;
        hold(element, now);
      } else arrived.push(element);
    }
    // What has pushed others aside stands where they stood.
    for (const element of arrived) if (somethingMoved || isUnderFinger(element)) hold(element, now);
  };
  const onFrame = () => {
    const now = performance.now();
    frame = undefined;
    if (now < measuringUntil) measure(now);
    release(now);
    if (now < measuringUntil || held.size > 0) frame = requestAnimationFrame(onFrame);
  };
  const onChange = () => {
    const now = performance.now();
    measuringUntil = now + SETTLE_MS;
    // At once: the next tap may be on its way already.
    measure(now);
    frame ??= requestAnimationFrame(onFrame);
  };

  // A page that is busy hears of a press late, when the key may be held no more: what counts is when the finger pressed.
  const ignoreEarly = (event: MouseEvent) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(PRESSABLE);
    const isByKeyboard = event.detail === 0;
    if (!element || isByKeyboard || event.timeStamp >= (heldUntil.get(element) ?? 0)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  document.addEventListener('pointerdown', notePress, { capture: true, passive: true });
  region.addEventListener('keydown', ignoreRepeat, { capture: true });
  region.addEventListener('click', ignoreEarly, { capture: true });
  // Whatever moves a key is a change of the page before it is a change of places; texts alone move nothing that is pressed.
  const changes = new MutationObserver(onChange);
  changes.observe(region, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'hidden', 'data-leaving', 'data-state', 'aria-expanded'],
  });
  onChange();
  return () => {
    changes.disconnect();
    region.removeEventListener('keydown', ignoreRepeat, { capture: true });
    region.removeEventListener('click', ignoreEarly, { capture: true });
    if (frame !== undefined) cancelAnimationFrame(frame);
    release(Number.POSITIVE_INFINITY);
  };
}
