import type { ServerEvent } from '@shared/realtime';

/**
 * Recipients of a socket message. A kid's channel includes adults who joined it. With a kid, only boards
 * that show the kid are included; with `savings`, only boards that show stars or saving goals.
 */
export type Audience =
  | { kind: 'parents'; familyId: string }
  | { kind: 'kid'; kidId: string }
  | { kind: 'family'; familyId: string }
  | BoardAudience;

export interface BoardAudience {
  kind: 'boards';
  familyId: string;
  kidId?: string;
  savings?: boolean;
}

export interface AddressedMessage {
  to: Audience;
  message: ServerEvent;
}

export const toParentsAndKid = (
  familyId: string,
  kidId: string,
  message: ServerEvent,
): AddressedMessage[] => [toKid(kidId, message), toParents(familyId, message)];

export function toParents(familyId: string, message: ServerEvent): AddressedMessage {
  return { to: { kind: 'parents', familyId }, message };
}

export function toKid(kidId: string, message: ServerEvent): AddressedMessage {
  return { to: { kind: 'kid', kidId }, message };
}

export function toFamily(familyId: string, message: ServerEvent): AddressedMessage {
  return { to: { kind: 'family', familyId }, message };
}
