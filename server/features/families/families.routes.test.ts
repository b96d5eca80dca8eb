import { afterAll, describe, expect, it } from 'vitest';
import { family, parentFamily } from '@shared/contracts/families';
import { expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createKid, kidAgent } from '../../../tests/support/families';
import { describeRoles } from '../../../tests/support/policy';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

describeRoles(server, ['parent', 'kid'], ['GET /api/family']);

describe('GET /api/family', () => {
  it('tells a kid the family’s name and zone, and not its code', async () => {
    const own = await createFamily(server, { timezone: 'Pacific/Auckland', familyName: 'The Owls' });
    await createFamily(server, { timezone: 'Asia/Tokyo' });
    const tablet = await kidAgent(server, await createKid(own));
    const shown = expectResponse(await tablet.get('/api/family'), 200, family);
    expect(shown).toMatchObject({ name: 'The Owls', timezone: 'Pacific/Auckland' });
  });

  it('tells a parent the code too, and follows the zone', async () => {
    const { parent, user } = await createFamily(server, { timezone: 'Pacific/Auckland' });
    await parent.put('/api/user', { timezone: 'Europe/Berlin' });
    const shown = expectResponse(await parent.get('/api/family'), 200, parentFamily);
    expect(shown).toMatchObject({ timezone: 'Europe/Berlin', code: user.familyCode });
  });
});
