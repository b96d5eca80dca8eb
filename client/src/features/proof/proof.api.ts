import { useMutation } from '@tanstack/react-query';
import { proveByPasskey } from '@/features/passkeys/ceremonies';
import { post } from '@/lib/api-client';

/** Gives the session a fresh proof, by the password or a passkey of the signed-in adult. */
export function useProve() {
  return useMutation({
    mutationFn: async (by: { password: string } | { passkey: true }) => {
      await ('passkey' in by ? proveByPasskey() : post('/api/user/proof', by));
    },
  });
}
