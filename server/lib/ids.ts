import { v7, validate } from 'uuid';

/** A new record id: UUIDv7, unguessable, and in the order of time for the index's sake. */
export const newId = (): string => v7();

/** True for anything a uuid column can be compared with; any other id is simply one that no record has. */
export const isId = (value: string): boolean => validate(value);
