import { z } from 'zod';
import { INVITE_ROLES, MEMBER_ROLES } from '../constants';
import { errorKey } from '../error-text';
import { id, optionalEmail, timestamp, optionalName } from './fields';
import { isTimezone } from '../rules/timezone';

const ROLE = errorKey('validation.member_role');

export const member = z.object({
  userId: id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  username: z.string(),
  role: z.enum(MEMBER_ROLES),
  joinedAt: timestamp,
});
export type Member = z.infer<typeof member>;

export const memberRoleRequest = z.object({ role: z.enum(MEMBER_ROLES, { error: ROLE }) });

export const invite = z.object({
  id,
  role: z.enum(INVITE_ROLES),
  createdAt: timestamp,
  expiresAt: timestamp,
  invitedBy: z.string().nullable(),
  email: z.string().nullable(),
});
export type Invite = z.infer<typeof invite>;

/** The only response with the link. */
export const newInvite = invite.extend({ url: z.url() });
export type NewInvite = z.infer<typeof newInvite>;

export const inviteRequest = z.object({ role: z.enum(INVITE_ROLES, { error: ROLE }), email: optionalEmail });
export type InviteBody = z.input<typeof inviteRequest>;
export type InviteInput = z.output<typeof inviteRequest>;

export const inviteView = z.object({
  familyName: z.string().nullable(),
  invitedBy: z.string().nullable(),
  role: z.enum(INVITE_ROLES),
});
export type InviteView = z.infer<typeof inviteView>;

export const switchFamilyRequest = z.object({
  familyId: z.string({ error: errorKey('validation.family_id') }),
});

const TIMEZONE = errorKey('validation.timezone');

export const createFamilyRequest = z.object({
  familyName: optionalName(),
  timezone: z.string({ error: TIMEZONE }).refine(isTimezone, TIMEZONE).nullish(),
});
export type CreateFamilyInput = z.output<typeof createFamilyRequest>;
