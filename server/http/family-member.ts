import { familyCodeParams } from '@shared/contracts/kids';
import type { FamilyActor } from '../lib/actor';
import { notFound } from '../lib/errors';
import { parse } from './validate';

/**
 * Returns `actor` if they are a member of the family with this code. Throws 400 for a malformed code, and 404 for
 * another family's.
 */
export function familyMember<A extends FamilyActor>(actor: A, code: string): A {
  parse(familyCodeParams, { code });
  if (actor.familyCode !== code) throw notFound('family');
  return actor;
}
