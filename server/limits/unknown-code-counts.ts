import { addressBlocks } from '../lib/address';
import { ALL_UNKNOWN_CODES, type Count } from './rate-limit';

/** The counters of an unknown family code or invitation from `address`. */
export function unknownCodeCounts(address: string): Count[] {
  const blocks = addressBlocks(address);
  return [
    ['familyCodeUnknown', address],
    ['familyCodeUnknownDaily', address],
    ...(blocks ? countsOfBlocks(blocks) : []),
    ALL_UNKNOWN_CODES,
  ];
}

const countsOfBlocks = ({ block56, block48 }: { block56: string; block48: string }): Count[] => [
  ['familyCodeUnknown56', block56],
  ['familyCodeUnknown56Daily', block56],
  ['familyCodeUnknown48', block48],
  ['familyCodeUnknown48Daily', block48],
];
