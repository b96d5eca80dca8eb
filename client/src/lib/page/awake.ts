import { createStore } from '@/lib/storage/store';

/** The device's time until which no touch is expected, because a kid follows a timer. */
export const awakeUntil = createStore(0);

/** Pip has fallen asleep over the page. */
export const dozing = createStore(false);
