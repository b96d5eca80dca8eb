import { useIsMutating } from '@tanstack/react-query';

export const END_FAMILY_KEY = ['end-family'];

/** Ended sessions are expected then. */
export function useEndingFamily(): boolean {
  return useIsMutating({ mutationKey: END_FAMILY_KEY }) > 0;
}
