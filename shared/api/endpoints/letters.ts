import { defineEndpoints, noContent } from '../endpoint';

export const letterEndpoints = defineEndpoints({
  openUnsubscribePage: {
    method: 'GET',
    path: '/api/weekly-letter/:token',
    callers: ['anyone'],
    summary: 'Redirect to the page that stops the weekly letter',
    notes: 'For mail programs that open the address in `List-Unsubscribe`. Changes nothing.',
    responses: { 302: { description: 'Redirect to `/unsubscribe/{token}`' } },
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/weekly-letter/:token',
    callers: ['anyone'],
    summary: 'Turn off the weekly email of the person whose token this is',
    notes:
      'Repeatable. The token is valid as long as the account exists. The body is ignored: mail providers send `List-Unsubscribe=One-Click` as a form (RFC 8058).',
    bodyMediaType: 'application/x-www-form-urlencoded',
    responses: noContent,
  },
});
