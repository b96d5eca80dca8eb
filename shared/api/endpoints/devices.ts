import { z } from 'zod';
import { device, deviceRequest, pairedFamily, pairing, pairRequest } from '../../contracts/devices';
import { created, noContent, ok, type EndpointGroup } from '../endpoint';

export const devices: EndpointGroup = {
  title: 'Paired tablets',
  endpoints: [
    {
      method: 'POST',
      path: '/api/family/devices',
      callers: ['parent'],
      proof: 'every call',
      summary: 'Pair this browser with the family',
      notes: 'Sets the tablet’s cookie; the parent stays signed in until the idle minutes have passed.',
      body: deviceRequest,
      responses: created(device),
      errors: ['too_many_tablets'],
    },
    {
      method: 'GET',
      path: '/api/family/devices',
      callers: ['parent'],
      summary: 'List the paired tablets, oldest first',
      responses: ok(z.array(device)),
    },
    {
      method: 'PUT',
      path: '/api/family/devices/:id',
      callers: ['parent'],
      summary: 'Rename a paired tablet',
      body: deviceRequest,
      responses: ok(device),
    },
    {
      method: 'DELETE',
      path: '/api/family/devices/:id',
      callers: ['parent'],
      summary: 'Unpair a tablet and end the sessions on it',
      notes: 'Except the session that makes the call.',
      responses: noContent,
    },
    {
      method: 'POST',
      path: '/api/family/devices/pairings',
      callers: ['parent'],
      proof: 'every call',
      summary: 'Get six digits that pair a tablet',
      notes: 'For ten minutes, once.',
      body: deviceRequest,
      responses: created(pairing),
    },
    {
      method: 'POST',
      path: '/api/devices/pair',
      callers: ['anyone'],
      summary: 'Pair this browser by six digits',
      notes: 'Sets the tablet’s cookie. Ten wrong codes from an address in 15 minutes: 429.',
      body: pairRequest,
      responses: ok(pairedFamily),
      errors: ['too_many_tablets'],
    },
    {
      method: 'GET',
      path: '/api/device',
      callers: ['anyone'],
      summary: 'Get the family that this browser is paired with, and its kids',
      notes: 'A browser that is not paired gets 404.',
      responses: ok(pairedFamily),
    },
  ],
};
