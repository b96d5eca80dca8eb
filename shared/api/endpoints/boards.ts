import { z } from 'zod';
import {
  board,
  boardImageQuery,
  boardLane,
  boardRunRequest,
  boardStepAnswer,
  calendarRequest,
  checkAnswer,
  checkRequest,
  familyBoard,
  familyBoardRequest,
  familyCalendar,
  updateCalendarRequest,
} from '../../contracts/boards';
import { routineRun, runQuery, stepRequest } from '../../contracts/routines';
import { created, defineEndpoints, noContent, ok } from '../endpoint';
import { EXPECTED_FIELDS } from './expected-fields';
import { idempotencyKey } from './idempotency-key';
import { ROUTINE_REFUSALS } from './routines';

const CHORE_REFUSALS = ROUTINE_REFUSALS.filter((code) => code !== 'no_steps');
const PICTURES = ['view_only', 'pictures_needed', 'wrong_credentials'] as const;

export const boardEndpoints = defineEndpoints({
  viewFamilyBoard: {
    method: 'GET',
    path: '/api/family/board',
    callers: ['parent', 'helper'],
    summary: 'Get the settings of all family boards',
    responses: ok(familyBoard),
  },
  updateFamilyBoard: {
    method: 'PUT',
    path: '/api/family/board',
    callers: ['parent'],
    summary: 'Change the night hours or the kids who confirm with pictures',
    notes: `\`night: null\` switches night hours off. ${EXPECTED_FIELDS}`,
    body: familyBoardRequest,
    responses: ok(familyBoard),
    errors: ['changed_meanwhile'],
  },
  addFamilyCalendar: {
    method: 'POST',
    path: '/api/family/board/calendars',
    callers: ['parent'],
    summary: 'Add a calendar of another service to the family boards',
    notes:
      'The server reads it every 15 minutes while a board is on. Addresses are `https`, `http` or `webcal` without credentials, on ports 80 and 443 of a public host, or of a host in `PRIVATE_HOSTS`. 20 new addresses an hour per family.',
    requestHeaders: idempotencyKey,
    body: calendarRequest,
    responses: created(familyCalendar),
    errors: ['too_many_calendars', 'in_progress', 'key_reused'],
  },
  updateFamilyCalendar: {
    method: 'PUT',
    path: '/api/family/board/calendars/:id',
    ids: { id: 'calendar' },
    callers: ['parent'],
    summary: 'Change a calendar of the family boards',
    notes: 'A new `url` drops the stored events.',
    body: updateCalendarRequest,
    responses: ok(familyCalendar),
  },
  removeFamilyCalendar: {
    method: 'DELETE',
    path: '/api/family/board/calendars/:id',
    ids: { id: 'calendar' },
    callers: ['parent'],
    summary: 'Remove a calendar and its events',
    responses: noContent,
  },
  previewBoard: {
    method: 'GET',
    path: '/api/family/devices/:id/board',
    ids: { id: 'device' },
    callers: ['parent', 'helper'],
    summary: 'Get everything that a board shows',
    notes: 'The same as the board’s own call, with the addresses of photos that adults can read.',
    responses: ok(board),
  },
  viewBoard: {
    method: 'GET',
    path: '/api/board',
    callers: ['board'],
    summary: 'Get everything that this board shows',
    notes:
      'Renews the tablet’s cookies. `If-None-Match` with the last `ETag` gets 304 if nothing but `now` has changed. 300 in 15 minutes per board.',
    responses: { ...ok(board), 304: { description: 'The caller’s copy is current.' } },
  },
  viewBoardImage: {
    method: 'GET',
    path: '/api/board/images/:choreId',
    ids: { choreId: 'chore' },
    callers: ['board'],
    summary: 'Get the photo of a chore on this board',
    query: boardImageQuery,
    responses: {
      200: { description: 'The photo.', mediaTypes: ['image/webp'] },
      304: { description: 'The caller’s copy is current.' },
    },
  },
  checkOff: {
    method: 'POST',
    path: '/api/board/checks',
    callers: ['board'],
    summary: 'Check off a chore for a kid',
    notes:
      'Submits it like the kid would. Needs an `Idempotency-Key`. Another open occurrence than `dueOn` is `not_due`. Pictures count like a login on this tablet. 600 an hour per board, together with the other writes.',
    requestHeaders: idempotencyKey,
    body: checkRequest,
    responses: created(checkAnswer),
    errors: [...PICTURES, ...CHORE_REFUSALS, 'in_progress', 'key_reused'],
  },
  undoCheck: {
    method: 'DELETE',
    path: '/api/board/checks/:submissionId',
    ids: { submissionId: 'submission' },
    callers: ['board'],
    summary: 'Undo a check of this board within a minute',
    notes: 'The stars of an automatic approval are taken back.',
    responses: ok(z.object({ lane: boardLane })),
    errors: ['view_only', 'too_late', 'already_reviewed', 'stars_already_spent'],
  },
  setBoardRoutine: {
    method: 'PUT',
    path: '/api/board/routines/:kidId/:choreId',
    ids: { kidId: 'kid', choreId: 'chore' },
    callers: ['board'],
    summary: 'Start, continue or pause a kid’s routine',
    notes: 'Pictures count for two hours on this board.',
    body: boardRunRequest,
    responses: ok(routineRun),
    errors: [...PICTURES, ...ROUTINE_REFUSALS],
  },
  markBoardStep: {
    method: 'PUT',
    path: '/api/board/routines/:kidId/:choreId/steps/:stepId',
    ids: { kidId: 'kid', choreId: 'chore', stepId: 'step' },
    callers: ['board'],
    summary: 'Mark a step of a kid’s routine',
    notes: 'Like the kid’s own call.',
    body: stepRequest,
    responses: ok(boardStepAnswer),
    errors: ['view_only', 'pictures_needed', ...ROUTINE_REFUSALS],
  },
  endBoardRoutine: {
    method: 'DELETE',
    path: '/api/board/routines/:kidId/:choreId',
    ids: { kidId: 'kid', choreId: 'chore' },
    callers: ['board'],
    summary: 'Start a kid’s routine over: delete its run',
    query: runQuery,
    responses: noContent,
    errors: ['view_only'],
  },
});
