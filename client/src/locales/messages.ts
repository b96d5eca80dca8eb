import type adults from './en/adults';
import type board from './en/board';
import type start from './en/start';

/** Every message by its id, with its English text. */
export type Messages = typeof start & typeof adults & typeof board;
export type MessageId = keyof Messages;
