import { LIMIT_POLICIES, type PolicyName } from './limit-policies';
import type { Limits } from './rate-limit';

const MAX_BLOCKS = 10_000;

/**
 * A process reserves blocks of `size` in the database, so that most uses need no query (docs/decisions/0008).
 * The function returns undefined if the block has one left, else a promise that rejects with 429.
 */
export function countInBlocks(
  limits: Pick<Limits, 'take'>,
  policy: PolicyName,
  size: number,
): (key: string) => Promise<void> | undefined {
  const blocks = new Map<string, { left: number; until: number }>();

  const takeBlock = async (key: string) => {
    await limits.take([policy, key]);
    if (blocks.size >= MAX_BLOCKS) blocks.clear();
    // A concurrent use may have reserved a block, too.
    const left = (blocks.get(key)?.left ?? 0) + size - 1;
    blocks.set(key, { left, until: performance.now() + LIMIT_POLICIES[policy].windowMs });
  };

  return (key) => {
    const block = blocks.get(key);
    if (block && block.left > 0 && block.until > performance.now()) {
      block.left -= 1;
      return undefined;
    }
    blocks.delete(key);
    return takeBlock(key);
  };
}
