import type { MemberRole } from '@shared/constants';

export interface ParentIdentity {
  type: 'parent';
  userId: string;
  familyId: string;
  familyCode: string;
  role: MemberRole;
}
export interface AccountIdentity {
  type: 'parent';
  userId: string;
  familyId: null;
}
export interface KidIdentity {
  type: 'kid';
  kidId: string;
  familyId: string;
  familyCode: string;
}
export interface AdminIdentity {
  type: 'admin';
  userId: string;
}
export type AdultIdentity = ParentIdentity | AccountIdentity;
export type FamilyIdentity = ParentIdentity | KidIdentity;
export type Identity = FamilyIdentity | AccountIdentity | AdminIdentity;

/** The session or access token of a request. Each write checks it again in its transaction. */
export interface Proof {
  kind: 'session' | 'token';
  id: string;
}
type Proven<I extends Identity> = I & { proof: Proof };

/** The user who makes a request. Services take an actor first and use it to scope queries by family. */
export type ParentActor = Proven<ParentIdentity>;
export type ParentWithoutFamily = Proven<AccountIdentity>;
export type KidActor = Proven<KidIdentity>;
export type AdminActor = Proven<AdminIdentity>;
export type AdultActor = ParentActor | ParentWithoutFamily;
export type FamilyActor = ParentActor | KidActor;
export type Actor = FamilyActor | AdultActor | AdminActor;

export function personOf(identity: Identity): string {
  return identity.type === 'kid' ? identity.kidId : identity.userId;
}
