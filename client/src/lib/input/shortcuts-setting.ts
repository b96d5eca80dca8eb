import { deviceStorage, useStored } from '@/lib/storage/storage';

const KEY = 'starnest:shortcuts';
const OFF = 'off';

export const switchShortcuts = (on: boolean): void => deviceStorage.write(KEY, on ? null : OFF);

/** Speech input and shaky hands trigger shortcuts by accident (WCAG 2.1.4). */
export const useShortcutsOn = (): boolean => useStored(() => deviceStorage.read(KEY) !== OFF);
