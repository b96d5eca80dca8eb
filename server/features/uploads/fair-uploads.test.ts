import { afterAll, describe, expect, it } from 'vitest';
import { createFamily } from '../../../tests/support/families';
import { blankAvif, picture, putTo, requestUpload } from '../../../tests/support/pictures';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

describe('a family that uploads many slow images', () => {
  it("doesn't delay other families and gets 503", { timeout: 60_000 }, async () => {
    const [family, other] = [await createFamily(server), await createFamily(server)];
    const slow = await blankAvif(2000, 2000);
    const image = await picture();
    const places = await Promise.all(Array.from({ length: 12 }, () => requestUpload(family.parent)));
    const theirs = await requestUpload(other.parent);
    const statuses: number[] = [];
    const flood = Promise.all(
      places.map(async ({ uploadURL }) => {
        const response = await putTo(uploadURL, slow);
        statuses.push(response.status);
        return response;
      }),
    );
    await expect.poll(() => statuses).toContain(503);
    const finishedBefore = statuses.length;
    expect((await putTo(theirs.uploadURL, image)).status).toBe(200);
    expect(statuses.length - finishedBefore).toBeLessThanOrEqual(1);
    const refusals = (await flood).filter(({ status }) => status !== 200);
    expect(refusals.map(({ status }) => status)).toEqual([503]);
    expect(refusals[0]?.headers.get('Retry-After')).toBe('5');
  });
});
