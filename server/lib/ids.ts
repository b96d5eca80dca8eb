import { v7, validate } from 'uuid';

export const newId = (): string => v7();

export const isId = (value: string): boolean => validate(value);
