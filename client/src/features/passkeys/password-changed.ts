import { createStore } from '@/lib/store';

/** Passkeys outlive a new password, so they are shown for review. */
export const passwordChanged = createStore(false);
