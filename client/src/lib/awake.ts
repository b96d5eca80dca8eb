import { createStore } from './store';

/** In device time. A kid follows a timer without touching. */
export const awakeUntil = createStore(0);

/** Pip has fallen asleep over the page. */
export const dozing = createStore(false);
