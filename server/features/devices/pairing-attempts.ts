import { addressBlocks } from '../../lib/address';
import { blockCounts } from '../../limits/address-counts';
import type { Count, Limits } from '../../limits/rate-limit';

/** An attempt that counts as wrong until it is given back. */
export interface PairingAttempt {
  /**
   * Set if attackers have used up the shared counters: then only codes created at this address are compared, so that
   * a correct code still works in its own home.
   */
  onlyFrom: string | undefined;
  /** Throws 429 if the code was not compared with all codes. */
  failed(): Promise<void>;
  giveBack(): Promise<void>;
}

/**
 * Counts an attempt before its code is compared. Each network's first attempt has a separate shared counter,
 * so that repeated guesses can't use up the attempts of other users. Throws 429 after ten wrong codes from
 * `address`.
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
