import { z } from 'zod';
import {
  ledgerEntry,
  starsByHandRequest,
  starTotals,
  statementExportQuery,
  statementQuery,
} from '../../contracts/stars';
import { defineEndpoints, created, ok } from '../endpoint';
import { idempotencyKey } from './idempotency-key';
import { nextCursor } from './next-cursor';

export const starEndpoints = defineEndpoints({
  readStatement: {
    method: 'GET',
    path: '/api/kids/:id/stars',
    ids: { id: 'kid' },
    callers: ['parent', 'helper', 'kid'],
    programs: true,
    summary: 'List a kid’s ledger entries, newest first',
    notes: '`source` selects entries of chores, of rewards or by hand, including their reversals.',
    query: statementQuery,
    responses: { 200: { description: 'OK', body: z.array(ledgerEntry), headers: nextCursor } },
  },
  sumStatement: {
    method: 'GET',
    path: '/api/kids/:id/stars/totals',
    ids: { id: 'kid' },
    callers: ['parent', 'helper', 'kid'],
    programs: true,
    summary: 'Get the totals of a kid’s ledger entries',
    responses: ok(starTotals),
  },
  exportStatement: {
    method: 'GET',
    path: '/api/kids/:id/stars/export',
    ids: { id: 'kid' },
    callers: ['parent', 'helper'],
    summary: 'Download a kid’s ledger entries as CSV, newest first',
    query: statementExportQuery,
    responses: { 200: { description: 'The file', mediaTypes: ['text/csv'] } },
  },
  moveStarsByHand: {
    method: 'POST',
    path: '/api/kids/:id/stars',
    ids: { id: 'kid' },
    callers: ['parent'],
    programs: true,
    summary: 'Give or take stars by hand, with a reason',
    notes: 'Not by helpers. A bonus counts for levels and badges; a deduction never lowers them.',
    requestHeaders: idempotencyKey,
    body: starsByHandRequest,
    responses: created(ledgerEntry),
    errors: ['stars_by_hand_off', 'not_enough_stars', 'in_progress', 'key_reused'],
  },
  undoStarsByHand: {
    method: 'POST',
    path: '/api/kids/:id/stars/:entryId/undo',
    ids: { id: 'kid', entryId: 'entry' },
    callers: ['parent'],
    programs: true,
    summary: 'Reverse stars that were given or taken by hand',
    notes: 'Within seven days, not by helpers. Returns the reversing entry.',
    responses: created(ledgerEntry),
    errors: ['not_by_hand', 'already_reversed', 'too_late', 'stars_already_spent'],
  },
});
