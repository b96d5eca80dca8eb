import { lazy, useState, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { DialogPart } from '@/components/ui/dialog-part';
import { RETURNS } from '@/lib/input/dialog-history';
import { useMayManage } from '@/lib/api/user-query';
import { useShortcutsOn } from '@/lib/input/shortcuts-setting';
import { actionOf, FIRST_KEY, type ShortcutAction } from './shortcuts';

const HelpSheet = lazy(() => import('./help-sheet'));

const ROW = '[data-row]';
const isShown = (element: HTMLElement) => element.getClientRects().length > 0;
const shownOnPage = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
const focusedRow = () => document.activeElement?.closest<HTMLElement>(ROW) ?? null;

/** Returns false at the end, so that the arrow key scrolls. */
function goToRow(step: 1 | -1): boolean {
  const rows = shownOnPage(`#main ${ROW}`);
  const from = focusedRow();
  const row = from ? rows[rows.indexOf(from) + step] : rows.at(step > 0 ? 0 : -1);
  if (!row) return false;
  row.tabIndex = -1;
  row.focus();
  return true;
}

/**
 * Presses the button in the focused row or in its detail, or the only one on the page. Returns false without
 * one.
 */
function press(mark: string, within: 'row' | 'page'): boolean {
  const selector = `[data-shortcut="${mark}"]:not(:disabled):not([inert] *)`;
  const detail = document.querySelector('[data-detail]');
  const row = within === 'row' ? (focusedRow() ?? document.activeElement?.closest('[data-detail]')) : null;
  const inRow = row ? [...row.querySelectorAll<HTMLElement>(selector)].filter(isShown) : [];
  const [button, second] =
    inRow.length > 0
      ? inRow
      : row && detail
        ? [...detail.querySelectorAll<HTMLElement>(selector)]
        : row
          ? []
          : shownOnPage(selector);
  // With several buttons, the focused row decides.
  if (!button || (second && within === 'row')) return false;
  button.click();
  return true;
}

export function PageShortcuts() {
  const on = useShortcutsOn();
  const mayManage = useMayManage();
  const [helping, setHelping] = useState(false);
  const [, navigate] = useLocation();
  useShortcuts(on, (action: NonNullable<ShortcutAction>) => {
    if ('row' in action) return goToRow(action.row);
    if ('press' in action) return press(action.press, action.within);
    if ('focus' in action) {
      const [field] = shownOnPage(`[data-shortcut="${action.focus}"]`);
      field?.focus();
      return field !== undefined;
    }
    if ('forManagers' in action && !mayManage) return false;
    // The form of a new chore closes to this page.
    if ('go' in action) navigate(action.go, { state: RETURNS });
    else setHelping(true);
    return true;
  });
  const close = () => setHelping(false);
  return (
    helping && (
      <DialogPart onClose={close}>
        <HelpSheet onClose={close} />
      </DialogPart>
    )
  );
}

/** In ms. */
const SEQUENCE_MS = 1_500;
const FIELDS = 'input, textarea, select, [contenteditable]';
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Keyboards without Latin letters use the key's position. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const isLetter = /^\p{L}$/u.test(key);
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  if (!isLetter || letter === undefined) return key;
  return shiftKey ? `shift+${letter}` : letter;
}

/** Except while typing or with an open dialog or menu. */
function useShortcuts(on: boolean, onAction: (action: NonNullable<ShortcutAction>) => boolean): void {
  const act = useEffectEvent(onAction);
  useEffect(() => {
    if (!on) return undefined;
    let firstAt = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey) return;
      if ((target instanceof Element && target.closest(FIELDS)) || document.querySelector(OPEN)) return;
      const key = keyOf(event);
      const isSecond = performance.now() - firstAt < SEQUENCE_MS;
      firstAt = key === FIRST_KEY && !isSecond ? performance.now() : Number.NEGATIVE_INFINITY;
      const action = actionOf(isSecond ? `${FIRST_KEY} ${key}` : key);
      if (!action || (event.repeat && !('row' in action))) return;
      if (act(action)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
}
