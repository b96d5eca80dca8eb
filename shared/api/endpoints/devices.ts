import { z } from 'zod';
import {
  device,
  deviceRequest,
  pairedFamily,
  pairing,
  pairRequest,
  updateDeviceRequest,
} from '../../contracts/devices';
import { defineEndpoints, created, noContent, ok } from '../endpoint';

export const deviceEndpoints = defineEndpoints({
  pairHere: {
    method: 'POST',
    path: '/api/family/devices',
    callers: ['parent'],
    proof: 'every call',
    summary: 'Pair this browser with the family',
    notes:
      'Sets the tablet’s cookie. The parent stays signed in until the idle minutes have passed. With `board`, the browser becomes a family board, and its session ends.',
    body: deviceRequest,
    responses: created(device),
    errors: ['too_many_tablets', 'too_many_boards'],
  },
  listDevices: {
    method: 'GET',
    path: '/api/family/devices',
    callers: ['parent', 'helper'],
    summary: 'List the paired tablets and boards, oldest first',
    responses: ok(z.array(device)),
  },
  updateDevice: {
    method: 'PUT',
    path: '/api/family/devices/:id',
    ids: { id: 'device' },
    callers: ['parent'],
    summary: 'Rename a paired tablet, make it a family board, or change the board',
    notes:
      'Missing fields of `board` keep their value. A tablet that becomes a board ends the sessions on it. `board: null` makes it a tablet again.',
    body: updateDeviceRequest,
    responses: ok(device),
    errors: ['too_many_boards'],
  },
  removeDevice: {
    method: 'DELETE',
    path: '/api/family/devices/:id',
    ids: { id: 'device' },
    callers: ['parent'],
    summary: 'Unpair a tablet and end the sessions on it',
    notes: 'The calling session stays open.',
    responses: noContent,
  },
  createPairing: {
    method: 'POST',
    path: '/api/family/devices/pairings',
    callers: ['parent'],
    proof: 'every call',
    summary: 'Create a six-digit code that pairs a tablet',
    notes: 'It works once, within ten minutes. With `board`, the tablet becomes a family board.',
    body: deviceRequest,
    responses: created(pairing),
    errors: ['too_many_boards'],
  },
  pairByCode: {
    method: 'POST',
    path: '/api/devices/pair',
    callers: ['anyone'],
    summary: 'Pair this browser with a code',
    notes:
      'Sets the tablet’s cookie. Beyond ten wrong codes in 15 minutes from one address the response is 429.',
    body: pairRequest,
    responses: ok(pairedFamily),
    errors: ['too_many_tablets', 'too_many_boards'],
  },
  viewPairedFamily: {
    method: 'GET',
    path: '/api/device',
    callers: ['anyone'],
    summary: 'Get the family that this browser is paired with, and its kids',
    notes: 'A browser that is not paired gets 404.',
    responses: ok(pairedFamily),
  },
});
