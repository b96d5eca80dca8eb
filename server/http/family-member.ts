import { familyCodeParams } from '@shared/contracts/kids';
import type { FamilyActor } from '../lib/actor';
import { notFound } from '../lib/errors';
import { parse } from './validate';

/** Throws 404 for another family's code. */
export function familyMember<A extends FamilyActor>(actor: A, code: string): A {
  parse(familyCodeParams, { code });
  if (actor.familyCode !== code) throw notFound('family');
  return actor;
}
