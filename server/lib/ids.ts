import { v7, validate } from 'uuid';

/** A new record id: a UUIDv7, which can't be guessed and increases with time, which keeps indexes compact. */
export const newId = (): string => v7();

/** True for text that a uuid column can be compared with. */
export const isId = (value: string): boolean => validate(value);
