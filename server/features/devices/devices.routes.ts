import type { Request, Router } from 'express';
import { deviceEndpoints } from '@shared/api/endpoints/devices';
import type { Deps } from '../../deps';
import { identifyClient } from '../../devices/client-identity';
import {
  clearTabletCookie,
  hintOf,
  isPaired,
  readTabletHash,
  renewTabletCookie,
  setTabletCookie,
} from '../../devices/paired-devices';
import { mount } from '../../http/mount';
import { appOriginOf } from '../../http/request-origin';
import { notFound } from '../../lib/errors';
import { auditContext } from '../audit/audit';
import * as devices from './devices.service';

export function devicesRoutes(router: Router, deps: Deps): void {
  const asking = (req: Request) => ({
    sessionId: req.currentSession?.id ?? null,
    context: auditContext(req, deps),
  });

  mount(router, deviceEndpoints.listDevices, ({ actor, req }) =>
    devices.listDevices(deps, actor, readTabletHash(req)),
  );

  mount(router, deviceEndpoints.pairHere, async ({ actor, body, req, res }) => {
    const { device, token } = await devices.pairHere(deps, actor, body, asking(req));
    setTabletCookie(req, res, token, hintOf(device));
    return device;
  });

  mount(router, deviceEndpoints.createPairing, ({ actor, body: { name, board }, req }) => {
    const { address } = identifyClient(req, deps.secrets);
    return devices.createPairing(deps, actor, { name, board, origin: appOriginOf(req, deps), address });
  });

  mount(router, deviceEndpoints.updateDevice, async ({ actor, params, body, req, res }) => {
    const here = { tabletHash: readTabletHash(req), context: auditContext(req, deps) };
    const device = await devices.updateDevice(deps, actor, params.id, body, here);
    if (device.current) renewTabletCookie(req, res, hintOf(device));
    return device;
  });

  mount(router, deviceEndpoints.removeDevice, ({ actor, params, req }) =>
    devices.removeDevice(deps, actor, params.id, asking(req)),
  );

  mount(router, deviceEndpoints.pairByCode, async ({ body, req, res }) => {
    const client = identifyClient(req, deps.secrets);
    const { paired, token } = await devices.pairByCode(deps, client, body.code, asking(req).sessionId);
    setTabletCookie(req, res, token, hintOf(paired));
    return paired;
  });

  mount(router, deviceEndpoints.viewPairedFamily, async ({ req, res }) => {
    const paired = await devices.viewPairedFamily(deps, identifyClient(req, deps.secrets));
    if (paired) {
      renewTabletCookie(req, res, hintOf(paired));
      return paired;
    }
    // A suspended family may be restored with its tablets.
    if (!(await isPaired(deps.db, readTabletHash(req)))) clearTabletCookie(req, res);
    throw notFound('device');
  });
}
