import { deviceStorage, useStored } from './storage';

const KEY = 'starnest:shortcuts';
const OFF = 'off';

export const switchShortcuts = (on: boolean): void => deviceStorage.write(KEY, on ? null : OFF);

/**
 * Users can turn off single-key shortcuts, because speech input and shaky hands trigger them by accident
 * (WCAG 2.1.4).
 */
export const useShortcutsOn = (): boolean => useStored(() => deviceStorage.read(KEY) !== OFF);
