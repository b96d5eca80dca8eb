import { deviceStorage, useStored } from './storage';

const KEY = 'starnest:shortcuts';
const OFF = 'off';

/** Switches single-key shortcuts on or off, on this device. */
export const switchShortcuts = (on: boolean): void => deviceStorage.write(KEY, on ? null : OFF);

/** Single-key shortcuts can be off: speech input and shaky hands press keys by accident (WCAG 2.1.4). */
export const useShortcutsOn = (): boolean => useStored(() => deviceStorage.read(KEY) !== OFF);
