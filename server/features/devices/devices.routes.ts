import type { Request } from 'express';
import { deviceRequest, pairRequest } from '@shared/contracts/devices';
import type { Deps } from '../../deps';
import { identifyClient } from '../../devices/client-identity';
import {
  clearTabletCookie,
  isPaired,
  readTabletHash,
  renewTabletCookie,
  setTabletCookie,
} from '../../devices/paired-devices';
import type { ApiRouter } from '../../http/api-router';
import { appOriginOf } from '../../http/request-origin';
import { allow } from '../../http/require-role';
import { parentOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse, recordId } from '../../http/validate';
import { notFound } from '../../lib/errors';
import { auditContext } from '../audit/audit';
import * as devices from './devices.service';

export function devicesRoutes(router: ApiRouter, deps: Deps): void {
  const asking = (req: Request) => ({
    sessionId: req.currentSession?.id ?? null,
    context: auditContext(req, deps),
  });

  router.get('/family/devices', allow('parent'), async (req, res) => {
    await sendJson(res, await devices.listDevices(deps, parentOf(req), readTabletHash(req)));
  });

  router.post('/family/devices', allow('parent'), jsonBody, async (req, res) => {
    const { name } = parse(deviceRequest, req.body);
    const { device, token } = await devices.pairHere(deps, parentOf(req), name, asking(req));
    setTabletCookie(req, res, token);
    res.status(201).json(device);
  });

  router.post('/family/devices/pairings', allow('parent'), jsonBody, async (req, res) => {
    const { name } = parse(deviceRequest, req.body);
    const { address } = identifyClient(req, deps.secrets);
    const pairing = { name, origin: appOriginOf(req, deps), address };
    res.status(201).json(await devices.createPairing(deps, parentOf(req), pairing));
  });

  router.put('/family/devices/:id', allow('parent'), jsonBody, async (req, res) => {
    const id = recordId(req.params.id, 'device');
    const { name } = parse(deviceRequest, req.body);
    const tabletHash = readTabletHash(req);
    res.json(await devices.renameDevice(deps, parentOf(req), { id, name, tabletHash }));
  });

  router.delete('/family/devices/:id', allow('parent'), jsonBody, async (req, res) => {
    const id = recordId(req.params.id, 'device');
    await devices.removeDevice(deps, parentOf(req), id, asking(req));
    res.status(204).end();
  });

  router.post('/devices/pair', allow('anyone'), jsonBody, async (req, res) => {
    const { code } = parse(pairRequest, req.body);
    const client = identifyClient(req, deps.secrets);
    const { sessionId } = asking(req);
    const { paired, token } = await devices.pairByCode(deps, client, code, sessionId);
    setTabletCookie(req, res, token);
    res.json(paired);
  });

  router.get('/device', allow('anyone'), async (req, res) => {
    const paired = await devices.viewPairedFamily(deps, identifyClient(req, deps.secrets));
    if (paired) renewTabletCookie(req, res);
    else {
      // The tablets of a suspended family stay paired, because it may be restored.
      if (!(await isPaired(deps.db, readTabletHash(req)))) clearTabletCookie(req, res);
      throw notFound('device');
    }
    await sendJson(res, paired);
  });
}
