import { displayOf, isUnauthorized } from '@/lib/api-client';
import { toast } from './use-toast';

/** Says that something did not work, in the server's words; a lost session has been told of already. */
export function toastFailure(
  title: string,
  error: unknown,
  fallback = 'Check the connection, then try again.',
): void {
  if (isUnauthorized(error)) return;
  toast({ title, description: displayOf(error, fallback), tone: 'error' });
}
