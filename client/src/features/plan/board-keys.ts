export const BOARD_KEYS = {
  done: 'd',
  move: 'm',
  give: 'g',
  skip: 'x',
  edit: 'e',
  approve: 'y',
  undo: 'u',
} as const;
