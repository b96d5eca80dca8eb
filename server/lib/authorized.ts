import { showsKid, type BoardActor, type FamilyActor } from './actor';
import { forbidden, notFound } from './errors';

declare const authorized: unique symbol;

/** Functions that need a checked record take this type. */
export type Authorized<T> = T & { readonly [authorized]: true };

/** Adults may use any kid of the family, a board those it shows, a kid only itself. Throws 404 and 403. */
export function authorizeKid<Kid extends { id: string }>(
  actor: FamilyActor | BoardActor,
  kid: Kid | undefined,
): Authorized<Kid> {
  if (!kid || (actor.type === 'board' && !showsKid(actor, kid.id))) throw notFound('kid');
  if (actor.type === 'kid' && actor.kidId !== kid.id) throw forbidden('own_records_only');
  return kid as Authorized<Kid>;
}
