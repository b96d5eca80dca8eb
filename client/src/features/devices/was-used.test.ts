import { expect, it } from 'vitest';
import type { Device } from '@shared/contracts/devices';
import { wasUsed } from './connect-device';

const device = (createdAt: string): Device => ({
  id: createdAt,
  name: 'Kitchen',
  createdAt,
  lastSeenAt: createdAt,
  current: false,
  madeBy: { id: 'dana', firstName: 'Dana' },
  board: null,
  online: false,
});
const [before, after] = [device('2026-03-01T09:59:59.000Z'), device('2026-03-01T10:00:01.000Z')];

const pairing = { expiresAt: '2026-03-01T10:10:00.000Z' };

it.each([
  ['no device', [], false],
  ['a device that existed before', [before], false],
  ['a device that was added since', [before, after], true],
])('a pairing code with %s', (_what, devices, used) => {
  expect(wasUsed(pairing, devices)).toBe(used);
});
