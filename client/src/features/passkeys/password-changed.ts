import { createStore } from '@/lib/storage/store';

/** Passkeys outlive a new password, so they are shown for review. */
export const passwordChanged = createStore(false);
