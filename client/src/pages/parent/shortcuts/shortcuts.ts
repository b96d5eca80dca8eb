import { BOARD_KEYS } from '@/features/plan/board-keys';
import type { MessageId } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { TABS } from '../tabs';

/** A shortcut's action. Null if the focused element handles it. */
export type ShortcutAction =
  | { go: string; forManagers?: true }
  | { row: 1 | -1 }
  /** Clicks this `data-shortcut` in the focused row, or on the page. */
  | {
      press: 'approve' | 'reject' | 'hearts' | 'stars' | 'select' | 'approve-all' | 'undo';
      within: 'row' | 'page';
    }
  | { focus: 'filter' }
  | { help: true }
  | null;

export interface Shortcut {
  /** Names as in `KeyboardEvent.key`, letters in lower case. `g o` is a sequence. */
  keys: readonly string[];
  labelId: MessageId;
  action: ShortcutAction;
}

interface ShortcutGroup {
  titleId: MessageId;
  shortcuts: readonly Shortcut[];
}

export const FIRST_KEY = 'g';

export const SHORTCUT_GROUPS: readonly ShortcutGroup[] = [
  {
    titleId: 'shortcuts.lists',
    shortcuts: [
      { keys: ['j', 'ArrowDown'], labelId: 'shortcuts.nextRow', action: { row: 1 } },
      { keys: ['k', 'ArrowUp'], labelId: 'shortcuts.previousRow', action: { row: -1 } },
      { keys: ['y'], labelId: 'shortcuts.approve', action: { press: 'approve', within: 'row' } },
      { keys: ['n'], labelId: 'shortcuts.sendBack', action: { press: 'reject', within: 'row' } },
      { keys: ['h'], labelId: 'shortcuts.hearts', action: { press: 'hearts', within: 'row' } },
      { keys: ['1', '2', '3', '4', '5', '6'], labelId: 'shortcuts.choose', action: null },
      { keys: ['s'], labelId: 'shortcuts.stars', action: { press: 'stars', within: 'row' } },
      { keys: ['x'], labelId: 'shortcuts.select', action: { press: 'select', within: 'row' } },
    ],
  },
  {
    titleId: 'shortcuts.everywhere',
    shortcuts: [
      {
        keys: ['shift+y'],
        labelId: 'shortcuts.approveAll',
        action: { press: 'approve-all', within: 'page' },
      },
      { keys: ['u'], labelId: 'shortcuts.undo', action: { press: 'undo', within: 'page' } },
      {
        keys: ['c'],
        labelId: 'shortcuts.newChore',
        action: { go: paths.parentNew('chores'), forManagers: true },
      },
      { keys: ['ctrl+Enter'], labelId: 'shortcuts.save', action: null },
      { keys: ['/'], labelId: 'shortcuts.filter', action: { focus: 'filter' } },
      { keys: ['?'], labelId: 'shortcuts.help', action: { help: true } },
    ],
  },
  {
    titleId: 'shortcuts.goTo',
    shortcuts: TABS.map(({ value, labelId, letter }) => ({
      keys: [`${FIRST_KEY} ${letter}`],
      labelId,
      action: { go: paths.parentTab(value) },
    })),
  },
  {
    titleId: 'shortcuts.board',
    shortcuts: [
      {
        keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
        labelId: 'shortcuts.cells',
        action: null,
      },
      { keys: ['Enter'], labelId: 'shortcuts.menu', action: null },
      { keys: [' '], labelId: 'shortcuts.lift', action: null },
      { keys: ['Escape'], labelId: 'shortcuts.putBack', action: null },
      { keys: [BOARD_KEYS.done], labelId: 'shortcuts.done', action: null },
      { keys: [BOARD_KEYS.move], labelId: 'shortcuts.move', action: null },
      { keys: [BOARD_KEYS.give], labelId: 'shortcuts.give', action: null },
      { keys: [BOARD_KEYS.skip], labelId: 'shortcuts.skip', action: null },
      { keys: [BOARD_KEYS.edit], labelId: 'shortcuts.edit', action: null },
    ],
  },
];

export function actionOf(pressed: string): ShortcutAction {
  for (const { shortcuts } of SHORTCUT_GROUPS) {
    const found = shortcuts.find(({ keys, action }) => action !== null && keys.includes(pressed));
    if (found) return found.action;
  }
  return null;
}
