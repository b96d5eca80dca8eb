import { expect, it } from 'vitest';
import { pretendServer } from '../../../tests/support/client';
import { createQueryClient } from './query-client';
import { queryKeys } from './query-keys';
import { readOverview } from './overview';
import { get } from './api-client';

const OVERVIEW = {
  family: { code: '12345' },
  kids: [{ id: 'mia' }],
  chores: [{ id: 'dishes' }],
  rewards: [],
  pendingSubmissions: [],
  pendingRedemptions: [],
  promisedRedemptions: [],
  tuneUp: { state: 'none' },
};
const client = () => createQueryClient(() => undefined);
const kids = { queryKey: queryKeys.kids, queryFn: () => get('/api/kids') };

it('fills the queries of the overview with one call', async () => {
  const sent = pretendServer({ 'GET /api/family/overview': () => ({ body: OVERVIEW }) });
  const queries = client();
  readOverview(queries);
  expect(await queries.fetchQuery(kids)).toEqual(OVERVIEW.kids);
  expect(queries.getQueryData(queryKeys.tuneUp)).toEqual(OVERVIEW.tuneUp);
  expect(sent.map(({ path }) => path)).toEqual(['/api/family/overview']);
});

it('sends the separate calls if the call fails', async () => {
  const sent = pretendServer({
    'GET /api/family/overview': () => ({ status: 404, body: { message: 'Not found', code: 'not_found' } }),
    'GET /api/kids': () => ({ body: OVERVIEW.kids }),
  });
  const queries = client();
  readOverview(queries);
  expect(await queries.fetchQuery(kids)).toEqual(OVERVIEW.kids);
  expect(sent.filter(({ path }) => path === '/api/kids')).toHaveLength(1);
});

it('reads nothing if the page already has some of the data', () => {
  const sent = pretendServer({});
  const queries = client();
  queries.setQueryData(queryKeys.kids, OVERVIEW.kids);
  readOverview(queries);
  expect(sent).toEqual([]);
});
