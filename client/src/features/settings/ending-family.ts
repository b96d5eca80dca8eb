import { useIsMutating } from '@tanstack/react-query';

/** The key of mutations that delete or suspend the family. */
export const END_FAMILY_KEY = ['end-family'];

/** Whether the user is deleting or suspending the family, so that ended sessions are expected. */
export function useEndingFamily(): boolean {
  return useIsMutating({ mutationKey: END_FAMILY_KEY }) > 0;
}
