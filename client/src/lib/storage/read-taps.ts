import { createStore, useStore } from './store';

const readingTaps = createStore(false);

export const setReadingTaps = readingTaps.set;

export const useReadingTaps = (): boolean => useStore(readingTaps);
