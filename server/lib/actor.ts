/** The one person a session stands for (decision 1). Services take an actor first; it scopes every query by family. */
export interface ParentActor {
  type: 'parent';
  userId: string;
  familyId: string;
  familyCode: string;
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
export type FamilyActor = ParentActor | KidActor;
export type Actor = FamilyActor | AdminActor;
export type ActorType = Actor['type'];

/** The id of the person, whichever role. */
export function personOf(actor: Actor): string {
  return actor.type === 'kid' ? actor.kidId : actor.userId;
}
