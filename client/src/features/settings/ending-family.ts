import { useIsMutating } from '@tanstack/react-query';

/** Names the mutations that delete or suspend the family. */
export const END_FAMILY_KEY = ['end-family'];

/** The family is being deleted or suspended: what ends with it now was asked for. */
export function useEndingFamily(): boolean {
  return useIsMutating({ mutationKey: END_FAMILY_KEY }) > 0;
}
