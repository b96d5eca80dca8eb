/** The letters that do something to the tile in focus, on the board as in its menu. */
export const BOARD_KEYS = {
  done: 'd',
  move: 'm',
  give: 'g',
  skip: 'x',
  edit: 'e',
  approve: 'y',
  undo: 'u',
} as const;
