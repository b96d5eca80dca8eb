import { createStore } from './store';

/** A time of the device's clock. A kid follows a timer without touching. */
export const awakeUntil = createStore(0);

/** Pip has fallen asleep over the page. */
export const dozing = createStore(false);
