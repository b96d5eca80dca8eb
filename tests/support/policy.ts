import { describe, it } from 'vitest';
import { expectError } from './expect-response';
import { createFamily, createKid, kidAgent } from './families';
import type { TestServer } from './server';

/** Tests that only the family's parents and kids can read it. */
export function describeFamilyOnly(server: TestServer, path: string): void {
  describe(`GET /api/kids/family/:code${path}`, () => {
    it('returns 404 for the code of another family', async () => {
      const [family, other] = await Promise.all([createFamily(server), createFamily(server)]);
      const kid = await kidAgent(server, await createKid(family));
      for (const agent of [family.parent, kid]) {
        const response = await agent.get(`/api/kids/family/${other.user.familyCode}${path}`);
        expectError(response, 404, 'not_found', 'Family not found');
      }
    });

    it.each(['1234', '123456', 'abcde', '1234%20', '%D9%A1%D9%A2%D9%A3%D9%A4%D9%A5'])(
      'returns 400 for %s, which is no code',
      async (code) => {
        const { parent } = await createFamily(server);
        const response = await parent.get(`/api/kids/family/${code}${path}`);
        expectError(response, 400, 'validation', 'Please enter a valid 5-digit family code');
      },
    );
  });
}
