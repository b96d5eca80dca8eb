import type admin from './en/admin';
import type adults from './en/adults';
import type board from './en/board';
import type kids from './en/kids';
import type manage from './en/manage';
import type site from './en/site';
import type start from './en/start';

/** Every message by its id, with its English text. */
export type Messages = typeof start &
  typeof site &
  typeof kids &
  typeof board &
  typeof adults &
  typeof manage &
  typeof admin;
export type MessageId = keyof Messages;
