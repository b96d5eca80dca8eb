import { createStore } from '@/lib/storage/store';

/** Whether the kid has talked to Pip since logging in. Pip then also listens while a routine runs. */
export const talksToPip = createStore(false);
