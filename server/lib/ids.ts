import { v7, validate } from 'uuid';

/** Returns a UUIDv7, which increases with time and keeps indexes compact. */
export const newId = (): string => v7();

export const isId = (value: string): boolean => validate(value);
