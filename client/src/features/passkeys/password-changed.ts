import { createStore } from '@/lib/store';

/** Whether the password was just changed or reset: passkeys outlive that, so they are shown for review. */
export const passwordChanged = createStore(false);
