import { addressBlocks } from '../lib/address';
import type { AddressPolicy } from './limit-policies';
import { ALL_UNKNOWN_CODES, type Count } from './rate-limit';

/** Counters of an address, for IPv6 also its /56 and /48, which one customer may own. */
export const addressCounts = (policy: AddressPolicy, address: string): Count[] => [
  [policy, address],
  ...blockCounts(policy, address),
];

export function blockCounts(policy: AddressPolicy, address: string): Count[] {
  const blocks = addressBlocks(address);
  if (!blocks) return [];
  return [
    [`${policy}56`, blocks.block56],
    [`${policy}48`, blocks.block48],
  ];
}

export const unknownCodeCounts = (address: string): Count[] => [
  ...addressCounts('familyCodeUnknown', address),
  ...addressCounts('familyCodeUnknownDaily', address),
  ALL_UNKNOWN_CODES,
];
