import { createStore, useStore } from './store';

/** Whether a tap first reads its target aloud, for kids who can't read yet. */
const readingTaps = createStore(false);

export const setReadingTaps = readingTaps.set;

export const useReadingTaps = (): boolean => useStore(readingTaps);
