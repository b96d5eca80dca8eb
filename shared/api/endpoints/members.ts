import { z } from 'zod';
import { parentFamily } from '../../contracts/families';
import {
  createFamilyRequest,
  invite,
  inviteRequest,
  inviteView,
  member,
  memberRoleRequest,
  newInvite,
  switchFamilyRequest,
} from '../../contracts/members';
import { user } from '../../contracts/users';
import { defineEndpoints, created, noContent, ok } from '../endpoint';
import { idempotencyKey } from './idempotency-key';

export const memberEndpoints = defineEndpoints({
  listMembers: {
    method: 'GET',
    path: '/api/family/members',
    callers: ['parent', 'helper'],
    summary: 'List the adults of the family, the owner first',
    responses: ok(z.array(member)),
  },
  changeMemberRole: {
    method: 'PUT',
    path: '/api/family/members/:userId',
    ids: { userId: 'member' },
    callers: ['owner'],
    summary: 'Change an adult’s role in the family',
    notes:
      '`owner` transfers the family; the former owner becomes a parent. A parent who becomes a helper loses their tablets, calendar links, webhooks, access tokens and invitations.',
    body: memberRoleRequest,
    responses: ok(member),
    errors: ['last_owner'],
  },
  endMembership: {
    method: 'DELETE',
    path: '/api/family/members/:userId',
    ids: { userId: 'member' },
    callers: ['parent', 'helper'],
    summary: 'Remove an adult from the family, or leave it',
    notes:
      'Only the owner can remove others. Their sessions and sockets in this family end, and so do the tablets, calendar links, webhooks, access tokens and invitations that they created.',
    responses: noContent,
    errors: ['last_owner'],
  },
  createInvite: {
    method: 'POST',
    path: '/api/family/invites',
    callers: ['parent'],
    proof: 'an invitation of a parent',
    summary: 'Invite an adult to the family',
    notes:
      'The link is returned only here and works once, within seven days. With `email` it is also sent by mail. A repeated key returns the same link, or 404 if it was used or withdrawn.',
    requestHeaders: idempotencyKey,
    body: inviteRequest,
    responses: created(newInvite),
    errors: ['too_many_invites', 'too_many_adults', 'no_mail', 'in_progress', 'key_reused'],
  },
  listInvites: {
    method: 'GET',
    path: '/api/family/invites',
    callers: ['parent'],
    summary: 'List the family’s open invitations, oldest first',
    responses: ok(z.array(invite)),
  },
  withdrawInvite: {
    method: 'DELETE',
    path: '/api/family/invites/:id',
    ids: { id: 'invite' },
    callers: ['parent'],
    summary: 'Withdraw an invitation',
    responses: noContent,
  },
  renewFamilyCode: {
    method: 'POST',
    path: '/api/family/code',
    callers: ['parent'],
    proof: 'every call',
    summary: 'Replace the family code',
    notes: 'The old code returns 404 immediately. Sessions stay open.',
    responses: ok(parentFamily),
  },
  viewInvite: {
    method: 'GET',
    path: '/api/invites/:token',
    callers: ['anyone'],
    summary: 'Get an invitation',
    notes: 'Unknown, used, expired and withdrawn invitations return 404.',
    responses: ok(inviteView),
  },
  acceptInvite: {
    method: 'POST',
    path: '/api/invites/:token',
    callers: ['parent', 'helper', 'without_family'],
    summary: 'Accept an invitation',
    notes: 'The session switches to that family.',
    responses: ok(user),
    errors: ['already_member', 'too_many_adults'],
  },
  switchFamily: {
    method: 'POST',
    path: '/api/user/family',
    callers: ['parent', 'helper', 'without_family'],
    summary: 'Switch the session to another of the caller’s families',
    notes: 'The session and its sockets switch to that family. A kid’s session gets 401.',
    body: switchFamilyRequest,
    responses: ok(user),
  },
  createFamily: {
    method: 'POST',
    path: '/api/family',
    callers: ['parent', 'helper', 'without_family'],
    summary: 'Create a family and switch the session to it',
    notes: 'Only for a person who owns no family.',
    body: createFamilyRequest,
    responses: created(user),
    errors: ['already_owner'],
  },
});
