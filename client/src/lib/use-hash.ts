import { useLocationProperty } from 'wouter/use-browser-location';

/** What stands behind the # of the address; empty where nothing does. */
export function useHash(): string {
  return useLocationProperty(() => window.location.hash.slice(1));
}
