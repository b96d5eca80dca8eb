import { defineEndpoints, noContent } from '../endpoint';

export const letterEndpoints = defineEndpoints({
  openUnsubscribePage: {
    method: 'GET',
    path: '/api/weekly-letter/:token',
    callers: ['anyone'],
    summary: 'Go to the page that stops the weekly letter',
    notes: 'For mail programs that open the address of `List-Unsubscribe`. It changes nothing.',
    responses: { 302: { description: 'Redirect to `/unsubscribe/{token}`' } },
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/weekly-letter/:token',
    callers: ['anyone'],
    summary: 'Stop the weekly letter of the person whose letters hold this token',
    notes:
      'Repeatable. The token ends with the account only. The body is not read: mail providers send `List-Unsubscribe=One-Click` as a form (RFC 8058).',
    bodyMediaType: 'application/x-www-form-urlencoded',
    responses: noContent,
  },
});
