/** `Date` headers have whole seconds. */
const NOISE_MS = 2000;

let aheadMs = 0;

export function noteServerTime(header: string | null): void {
  const ahead = Date.parse(header ?? '') - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) < NOISE_MS ? 0 : ahead;
}

export const deviceTimeOf = (serverMs: number): number => serverMs - aheadMs;

export const serverTimeOf = (deviceMs: number): number => deviceMs + aheadMs;

/** How far the server's clock is ahead, to keep it while the app is closed. */
export const serverAhead = (): number => aheadMs;

export const restoreServerAhead = (ms: number): void => {
  aheadMs = ms;
};
