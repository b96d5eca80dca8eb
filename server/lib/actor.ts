import type { MemberRole } from '@shared/constants';

/**
 * The one person a session stands for: here a grown-up, in the one of their families that the session is in.
 * Services take an actor first; it scopes every query by family.
 */
export interface ParentActor {
  type: 'parent';
  userId: string;
  familyId: string;
  familyCode: string;
  role: MemberRole;
}
/** A grown-up who belongs to no family: has an account, and no call about a family is for them. */
export interface ParentWithoutFamily {
  type: 'parent';
  userId: string;
  familyId: null;
}
export interface KidActor {
  type: 'kid';
  kidId: string;
  familyId: string;
  familyCode: string;
}
export interface AdminActor {
  type: 'admin';
  userId: string;
}
export type AdultActor = ParentActor | ParentWithoutFamily;
export type FamilyActor = ParentActor | KidActor;
export type Actor = FamilyActor | AdultActor | AdminActor;

/** The id of the person, whichever role. */
export function personOf(actor: Actor): string {
  return actor.type === 'kid' ? actor.kidId : actor.userId;
}
