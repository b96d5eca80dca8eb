import { z } from 'zod';
import { monthQuery } from '../../contracts/history';
import {
  approvedRedemption,
  createRedemptionRequest,
  deliverRequest,
  rewardRedemption,
} from '../../contracts/redemptions';
import { createRewardRequest, kidReward, reward, updateRewardRequest } from '../../contracts/rewards';
import { reviewRedemptionRequest } from '../../contracts/submissions';
import { created, noContent, ok, type EndpointGroup } from '../endpoint';
import { idempotencyKey } from './idempotency-key';

export const rewards: EndpointGroup = {
  title: 'Rewards and redemptions',
  endpoints: [
    {
      method: 'GET',
      path: '/api/rewards',
      callers: ['parent'],
      summary: 'List the family’s rewards, newest first',
      responses: ok(z.array(reward)),
    },
    {
      method: 'POST',
      path: '/api/rewards',
      callers: ['parent'],
      summary: 'Create a reward',
      body: createRewardRequest,
      responses: created(reward),
    },
    {
      method: 'PUT',
      path: '/api/rewards/:id',
      callers: ['parent'],
      summary: 'Change a reward',
      notes: 'Fields that are absent stay as they are.',
      body: updateRewardRequest,
      responses: ok(reward),
    },
    {
      method: 'DELETE',
      path: '/api/rewards/:id',
      callers: ['parent'],
      summary: 'Archive a reward',
      notes: 'It leaves every list; histories still mention it.',
      responses: noContent,
    },
    {
      method: 'GET',
      path: '/api/kids/family/:code/rewards',
      callers: ['parent', 'kid'],
      summary: 'List the family’s rewards for its kids',
      notes:
        'Inactive ones too; cheapest first, then by name. A kid gets a mystery reward without its name, description and image.',
      responses: ok(z.array(kidReward).or(z.array(reward))),
    },
    {
      method: 'GET',
      path: '/api/reward-redemptions/pending',
      callers: ['parent'],
      summary: 'List the pending redemptions, oldest first',
      requestHeaders: { 'If-None-Match': 'The `ETag` of the copy that the caller has.' },
      responses: {
        200: {
          description: 'OK',
          body: z.array(rewardRedemption),
          headers: { ETag: 'Names this state of the list.' },
        },
        304: { description: 'The list is still as in the caller’s copy.' },
      },
    },
    {
      method: 'POST',
      path: '/api/reward-redemptions',
      callers: ['kid'],
      summary: 'Request a reward',
      notes:
        '`kidId` must be the signed-in kid, else 403; `starsSpent` is the price the kid saw. No stars move before the approval.',
      requestHeaders: idempotencyKey,
      body: createRedemptionRequest,
      responses: created(rewardRedemption),
      errors: [
        'inactive',
        'sold_out',
        'price_changed',
        'limit_reached',
        'not_enough_stars',
        'in_progress',
        'key_reused',
      ],
    },
    {
      method: 'PUT',
      path: '/api/reward-redemptions/:id/review',
      callers: ['parent'],
      summary: 'Approve or reject a redemption',
      notes: 'An approval takes the stars.',
      body: reviewRedemptionRequest,
      responses: ok(rewardRedemption),
      errors: ['already_reviewed', 'not_enough_stars', 'sold_out'],
    },
    {
      method: 'GET',
      path: '/api/reward-redemptions/promised',
      callers: ['parent'],
      summary: 'List what was approved and not handed over yet, the oldest promise first',
      responses: ok(z.array(rewardRedemption)),
    },
    {
      method: 'PUT',
      path: '/api/reward-redemptions/:id/deliver',
      callers: ['parent'],
      summary: 'Note whether an approved reward has been handed over',
      body: deliverRequest,
      responses: ok(rewardRedemption),
      errors: ['not_approved'],
    },
    {
      method: 'PUT',
      path: '/api/reward-redemptions/:id/mark-shown',
      callers: ['kid'],
      summary: 'Record that the kid has seen the approval',
      notes: 'Repeating it changes nothing.',
      responses: ok(rewardRedemption),
      errors: ['not_approved'],
    },
    {
      method: 'GET',
      path: '/api/kids/:id/approved-rewards',
      callers: ['parent', 'kid'],
      summary: 'List a kid’s approved redemptions that the kid has not seen yet',
      responses: ok(z.array(approvedRedemption)),
    },
    {
      method: 'GET',
      path: '/api/kids/:id/reward-redemptions',
      callers: ['parent', 'kid'],
      summary: 'List a kid’s redemptions of a month, by the day they were requested',
      query: monthQuery,
      responses: ok(z.array(rewardRedemption)),
    },
    {
      method: 'GET',
      path: '/api/reward-redemptions',
      callers: ['parent'],
      summary: 'List the family’s redemptions of a month, by the day they were requested',
      query: monthQuery,
      responses: ok(z.array(rewardRedemption)),
    },
    {
      method: 'GET',
      path: '/api/parents/:id/reward-redemptions',
      callers: ['parent'],
      summary: 'List the family’s redemptions of a month, by the parent’s id',
      notes: '`id` must be the signed-in parent, else 404.',
      query: monthQuery,
      responses: ok(z.array(rewardRedemption)),
    },
  ],
};
