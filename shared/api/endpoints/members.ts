import { z } from 'zod';
import { parentFamily } from '../../contracts/families';
import {
  foundFamilyRequest,
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
      '`owner` hands the family on: its former owner becomes a parent. A parent who becomes a helper loses what only parents set up, as one who leaves does.',
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
      'Only the owner may remove others. Their sessions and sockets in this family end, and with them the tablets, calendar links, webhooks, access tokens and invitations that they made.',
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
      'The link is told once, and works once, for seven days. With `email` it is sent there too. A repetition gets the same link, or 404 where it was used or withdrawn.',
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
    summary: 'Give the family a new code',
    notes: 'The old one answers 404 immediately. Sessions stay open.',
    responses: ok(parentFamily),
  },
  viewInvite: {
    method: 'GET',
    path: '/api/invites/:token',
    callers: ['anyone'],
    summary: 'Look at an invitation',
    notes:
      'One that is unknown, used, expired or withdrawn answers 404. Unknown ones are counted like family codes.',
    responses: ok(inviteView),
  },
  acceptInvite: {
    method: 'POST',
    path: '/api/invites/:token',
    callers: ['parent', 'helper', 'without_family'],
    summary: 'Accept an invitation',
    notes: 'The session is in that family from then on.',
    responses: ok(user),
    errors: ['already_member', 'too_many_adults'],
  },
  switchFamily: {
    method: 'POST',
    path: '/api/user/family',
    callers: ['parent', 'helper', 'without_family'],
    summary: 'Go to another one of the person’s families',
    notes: 'The session and its sockets are in that family from then on. A kid’s session gets 401.',
    body: switchFamilyRequest,
    responses: ok(user),
  },
  createFamily: {
    method: 'POST',
    path: '/api/family',
    callers: ['parent', 'helper', 'without_family'],
    summary: 'Found a family and go there',
    notes: 'For a person who owns none.',
    body: foundFamilyRequest,
    responses: created(user),
    errors: ['already_owner'],
  },
});
