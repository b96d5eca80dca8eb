import { ApiError } from '@/lib/api-client';

export interface Fault {
  title: string;
  text: string;
}

export const INVALID_CODE: Fault = {
  title: 'Invalid Code',
  text: 'Please enter a valid 5-digit family code',
};

/** What to say when a family code did not open the door. */
export function familyCodeFault(error: unknown): Fault {
  if (!(error instanceof ApiError)) {
    return { title: 'No connection', text: 'We could not reach Starnest. Check the internet and try again.' };
  }
  if (error.status === 429) {
    return {
      title: 'Time for a little rest',
      text: error.display ?? 'Please wait a moment, then try again.',
    };
  }
  if (error.status >= 500) {
    return { title: 'Something went wrong', text: error.display ?? 'Please try again in a moment.' };
  }
  return INVALID_CODE;
}
