import type { BoardMode, MemberRole } from '@shared/constants';

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

/** The part of an actor that a write's transaction checks again. */
export interface Proof {
  kind: 'session' | 'token' | 'board';
  id: string;
}
type Proven<I extends Identity> = I & { proof: Proof };

/** Services take an actor first and scope their queries by its family. */
export type ParentActor = Proven<ParentIdentity>;
export type ParentWithoutFamily = Proven<AccountIdentity>;
export type KidActor = Proven<KidIdentity>;
export type AdminActor = Proven<AdminIdentity>;
/** A family board, known by its tablet's cookie. It acts for the kids that it shows. */
export interface BoardActor {
  type: 'board';
  device: { id: string; name: string };
  familyId: string;
  mode: BoardMode;
  kidIds: string[];
  /** Whether it shows stars or saving goals. */
  showsSavings: boolean;
  proof: Proof;
}
export type AdultActor = ParentActor | ParentWithoutFamily;
export type FamilyActor = ParentActor | KidActor;
export type ChoreActor = KidActor | BoardActor;
export type SignedInActor = FamilyActor | AdultActor | AdminActor;
export type Actor = SignedInActor | BoardActor;

export function personOf(identity: Identity | BoardActor): string {
  if (identity.type === 'board') return identity.device.id;
  return identity.type === 'kid' ? identity.kidId : identity.userId;
}

export const showsKid = ({ kidIds }: Pick<BoardActor, 'kidIds'>, kidId: string): boolean =>
  kidIds.length === 0 || kidIds.includes(kidId);
