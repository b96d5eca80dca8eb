import { createStore } from './store';

/** Until this device time, the page counts as used without a touch: a kid follows a timer. */
export const awakeUntil = createStore(0);

/** Whether Pip has fallen asleep over the page. */
export const dozing = createStore(false);
