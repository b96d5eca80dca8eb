import { familyCodeParams } from '@shared/contracts/kids';
import type { FamilyActor } from '../lib/actor';
import { notFound } from '../lib/errors';
import { parse } from './validate';

/** `actor`, a member of the family with this code. Throws 400 if it isn't a code, and 404 if it is another family's. */
export function familyMember<A extends FamilyActor>(actor: A, code: string): A {
  parse(familyCodeParams, { code });
  if (actor.familyCode !== code) throw notFound('family');
  return actor;
}
