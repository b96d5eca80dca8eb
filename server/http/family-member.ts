import type { Request } from 'express';
import { familyCodeParams } from '@shared/contracts/kids';
import type { FamilyActor } from '../lib/actor';
import { notFound } from '../lib/errors';
import { familyActorOf } from './resolve-actor';
import { parse } from './validate';

/** The signed-in member of the family whose code the path names. Throws 400 when it is not a code, and 404 for another family's. */
export function familyMemberOf(req: Request): FamilyActor {
  const { code } = parse(familyCodeParams, req.params);
  const actor = familyActorOf(req);
  if (actor.familyCode !== code) throw notFound('family');
  return actor;
}
