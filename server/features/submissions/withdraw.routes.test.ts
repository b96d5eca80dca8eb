import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { choreHistoryDay } from '@shared/contracts/history';
import { expectError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createKid, kidAgent } from '../../../tests/support/families';
import { daily, useScheduledFamily } from '../../../tests/support/scheduled-family';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

const { at, make, tabletOf, submit, submitted, review, withdraw, waiting, requestsNow } =
  useScheduledFamily(server);

describe('DELETE /api/chore-submissions/:id', () => {
  it('removes a pending submission from all lists, and allows another one', async () => {
    const chore = await make({});
    const { id } = await submitted(at.mia, chore);
    expect(await withdraw(id)).toMatchObject({ status: 204, body: null });
    expect(await waiting()).toEqual([]);
    expect((await requestsNow()).submissions).toEqual([]);
    const { year, month } = { year: new Date().getUTCFullYear(), month: new Date().getUTCMonth() + 1 };
    const history = await at.family.parent.get(
      `/api/kids/${at.mia.id}/chore-history?year=${year}&month=${month}`,
    );
    expect(expectResponse(history, 200, z.array(choreHistoryDay))).toEqual([]);
    expectError(await withdraw(id), 404, 'not_found', 'Finished chore not found');
    const verdict = await at.family.parent.put(`/api/chore-submissions/${id}/review`, { status: 'approved' });
    expectError(verdict, 404, 'not_found');
    await submitted(at.mia, chore);
  });

  it('frees the place of an occurrence for the other kid', async () => {
    const chore = await make({ schedule: daily, sharing: 'each' });
    const first = await make({ schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] }, sharing: 'first' });
    for (const each of [chore, first]) {
      const { id } = await submitted(at.mia, each);
      expectError(await submit(at.mia, each), 409, 'already_done');
      expect((await withdraw(id)).status).toBe(204);
    }
    await submitted(at.mia, chore);
    await submitted(at.ben, first);
  });

  it.each(['approved', 'rejected'])('returns 409 for a submission that was %s', async (status) => {
    const { id } = await submitted(at.mia, await make({}));
    await review(id, { status });
    expectError(await withdraw(id), 409, 'already_reviewed');
    expect((await requestsNow()).submissions).toHaveLength(1);
  });

  it('returns 403 for a sibling’s, and 404 for another family’s and unknown ones', async () => {
    const { id } = await submitted(at.mia, await make({}));
    const other = await createFamily(server);
    const stranger = await kidAgent(server, await createKid(other));
    expectError(await withdraw(id, tabletOf(at.ben)), 403, 'forbidden');
    expectError(await withdraw(id, stranger), 404, 'not_found');
    for (const none of [newId(), 'nonsense']) expectError(await withdraw(none), 404, 'not_found');
    expect(await waiting()).toEqual([id]);
  });

  it('notifies the adults and the kid', async () => {
    const { id } = await submitted(at.mia, await make({}));
    const [desk, tablet] = [await openSocket(at.family.parent), await openSocket(tabletOf(at.mia))];
    await desk.join('parent', at.family.user.id);
    await tablet.join('kid', at.mia.id);
    await withdraw(id);
    const event = { type: 'submission_withdrawn', submissionId: id, kidId: at.mia.id };
    expect([await desk.next(), await tablet.next()]).toEqual([event, event]);
  });
});
