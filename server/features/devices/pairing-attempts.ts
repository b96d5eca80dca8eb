import { addressBlocks } from '../../lib/address';
import { blockCounts } from '../../limits/address-counts';
import type { Count, Limits } from '../../limits/rate-limit';

/** Counts as wrong until it is given back. */
export interface PairingAttempt {
  /**
   * If attackers used up the shared counters, only codes created at this address are compared, so that a
   * correct code still works at home.
   */
  onlyFrom: string | undefined;
  failed(): Promise<void>;
  giveBack(): Promise<void>;
}

/**
 * Each network's first attempt has a separate shared counter, so that others can't use up its attempts.
 * Throws 429.
 */
export async function takePairingAttempt(
  limits: Pick<Limits, 'check' | 'take' | 'tryTake'>,
  address: string,
): Promise<PairingAttempt> {
  const own = await limits.take(['pairingAddress', address]);
  const network = addressBlocks(address)?.block48 ?? address;
  const repeated: Count[] = [...blockCounts('pairingAddress', address), ['pairingTotal', '*']];
  const shared =
    (await limits.tryTake(['pairingFirst', network], ['pairingFirstTotal', '*'])) ??
    (await limits.tryTake(...repeated));
  return {
    onlyFrom: shared ? undefined : address,
    async failed() {
      await own.failed();
      await shared?.failed();
      if (!shared) await limits.check(...repeated);
    },
    async giveBack() {
      await own.giveBack();
      await shared?.giveBack();
    },
  };
}
