import { describe, expect, it } from 'vitest';
import { pretendServer } from '../../../../tests/support/client';
import { createQueryClient } from './query-client';
import { queryKeys } from './query-keys';
import { readOverview, readToday } from './overview';
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

describe('a kid’s Today', () => {
  const TODAY = {
    family: { timezone: 'UTC' },
    kid: { id: 'mia', familyCode: '12345' },
    chores: [{ choreId: 'dishes' }],
    requests: { submissions: [], redemptions: [], starDays: [] },
    rewards: [{ id: 'ice-cream' }],
    nest: { friend: null },
    news: [],
    messages: [],
  };
  const chores = { queryKey: queryKeys.kidChores('mia'), queryFn: () => get('/api/kids/mia/chores') };

  it('is filled with one call, rewards included', async () => {
    const sent = pretendServer({ 'GET /api/kids/mia/today': () => ({ body: TODAY }) });
    const queries = client();
    readToday(queries, 'mia');
    expect(await queries.fetchQuery(chores)).toEqual(TODAY.chores);
    expect(queries.getQueryData(queryKeys.kidRequests('mia'))).toEqual(TODAY.requests);
    expect(queries.getQueryData(queryKeys.familyRewards('12345'))).toEqual(TODAY.rewards);
    expect(sent.map(({ path }) => path)).toEqual(['/api/kids/mia/today']);
  });

  it('is read once by a page that React starts to render twice', () => {
    const sent = pretendServer({ 'GET /api/kids/mia/today': () => new Promise<never>(() => {}) });
    const queries = client();
    readToday(queries, 'mia');
    readToday(queries, 'mia');
    expect(sent).toHaveLength(1);
  });

  it('is filled with the separate calls if the call fails', async () => {
    const sent = pretendServer({
      'GET /api/kids/mia/today': () => ({ status: 500, body: { message: 'Sorry', code: 'internal' } }),
      'GET /api/kids/mia/chores': () => ({ body: TODAY.chores }),
    });
    const queries = client();
    readToday(queries, 'mia');
    expect(await queries.fetchQuery(chores)).toEqual(TODAY.chores);
    expect(sent.filter(({ path }) => path === '/api/kids/mia/chores')).toHaveLength(1);
  });
});
