/** `Date` headers have whole seconds, so a smaller difference is noise. */
const NOISE_MS = 2000;

let aheadMs = 0;

/** Learns how far the server's clock is ahead of this device's, from the `Date` header of a fresh response. */
export function noteServerTime(header: string | null): void {
  const ahead = Date.parse(header ?? '') - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) < NOISE_MS ? 0 : ahead;
}

/** This device's time (epoch in ms) at a time of the server's clock. */
export const deviceTimeOf = (serverMs: number): number => serverMs - aheadMs;

/** The server's time (epoch in ms) at a time of this device's clock, to compare with timestamps of records. */
export const serverTimeOf = (deviceMs: number): number => deviceMs + aheadMs;
