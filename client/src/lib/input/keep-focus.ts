interface Place {
  beside: Element | null;
  parent: Element;
}

const places = new WeakMap<Node, Place>();

const isRow = (node: Element | null) => node?.matches('li, tr') === true;

function elementNear(node: Node | null, way: 'next' | 'previous'): Element | null {
  if (node === null || node instanceof Element) return node;
  return node instanceof CharacterData
    ? way === 'next'
      ? node.nextElementSibling
      : node.previousElementSibling
    : null;
}

function focusHeading(from: Element): void {
  for (let part: Element | null = from; part; part = part.parentElement) {
    if (!part.matches('section, main, body')) continue;
    const heading = part.querySelector<HTMLElement>('h1, h2, h3');
    if (!heading) continue;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus();
    return;
  }
}

/** Moves the focus to the row in the removed one's place, else to the heading above. */
export function focusInstead(lost: Element): void {
  let place = places.get(lost.getRootNode());
  while (place && !place.parent.isConnected) place = places.get(place.parent.getRootNode());
  const row = place?.beside?.isConnected && isRow(place.beside) ? place.beside : null;
  const key =
    row?.querySelector<HTMLElement>('[data-main]:not(:disabled)') ??
    row?.querySelector<HTMLElement>('a[href], button:not(:disabled)');
  if (key) key.focus();
  else focusHeading(place?.parent ?? document.body);
}

const isOpen = (row: Element) => !row.hasAttribute('inert');

export function focusNextRow(row: HTMLElement): void {
  const rows = [...(row.parentElement?.children ?? [])];
  const at = rows.indexOf(row);
  const next = rows.slice(at).find(isOpen) ?? rows.slice(0, at).findLast(isOpen);
  const key =
    next?.querySelector<HTMLElement>('[data-main]:not(:disabled)') ??
    next?.querySelector<HTMLElement>('button:not(:disabled)');
  (key ?? row.parentElement)?.focus();
}

/** Keeps the focus in `region` when elements are removed. Use it as a `ref`. */
export function keepFocus(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  let last: Element | null = null;
  const onFocus = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
  };
  const removals = new MutationObserver((records) => {
    for (const { removedNodes, previousSibling, nextSibling, target } of records) {
      if (!(target instanceof Element)) continue;
      const next = elementNear(nextSibling, 'next');
      const beside = isRow(next) ? next : elementNear(previousSibling, 'previous');
      for (const node of removedNodes) places.set(node, { beside, parent: target });
    }
    if (last && !last.isConnected && document.activeElement === document.body) focusInstead(last);
  });
  region.addEventListener('focusin', onFocus);
  removals.observe(region, { childList: true, subtree: true });
  return () => {
    region.removeEventListener('focusin', onFocus);
    removals.disconnect();
  };
}
