/**
 * Every error code the API answers with: its HTTP status and when it occurs. An error response is
 * `{ message, code, params?, fields? }`; `message` can be shown to a person, `code` is stable, and `fields` names each invalid
 * field by its path.
 */
export const API_ERRORS = {
  validation: { status: 400, when: 'The body, query or path is invalid, or the JSON is malformed.' },
  incomplete: { status: 400, when: 'The image did not arrive whole.' },
  unauthorized: { status: 401, when: 'There is no session or access token, or it has expired.' },
  wrong_credentials: {
    status: 401,
    when: 'The username, password, passkey, family code, kid or pictures are wrong.',
  },
  forbidden: { status: 403, when: 'The role of the signed-in person, or the access token, may not do this.' },
  foreign_origin: { status: 403, when: 'A browser sent the request from a page of another site.' },
  no_family: { status: 403, when: 'The signed-in adult belongs to no family.' },
  proof_needed: {
    status: 403,
    when: 'The session has no login, password or passkey from the last ten minutes: `POST /api/user/proof`.',
  },
  upload_expired: { status: 403, when: 'The signed upload URL has expired.' },
  upload_used: { status: 403, when: 'The signed upload URL has been used already.' },
  not_found: { status: 404, when: 'There is no such record in the caller’s family.' },
  sts_not_offered: { status: 404, when: 'Temporary storage credentials are never handed out.' },
  already_done: { status: 409, when: 'This occurrence of the chore has been handed in already.' },
  not_due: { status: 409, when: 'No occurrence of the chore is open on that day.' },
  taken: { status: 409, when: 'Another kid has this occurrence of the chore.' },
  not_your_turn: { status: 409, when: 'It is another kid’s turn.' },
  not_finished: { status: 409, when: 'A place of today’s nest is empty, or there is none.' },
  not_turns: { status: 409, when: 'The kids do not take turns with this chore.' },
  paused: { status: 409, when: 'The family or the kid is on a break.' },
  already_pending: { status: 409, when: 'The kid already has a submission of this chore in the same place.' },
  not_reviewed: { status: 409, when: 'The submission or redemption is pending: there is no review to undo.' },
  too_late: { status: 409, when: 'What is to be undone was done more than seven days ago.' },
  stars_already_spent: {
    status: 409,
    when: 'The kid has spent the stars; `params.missing` says how many are missing.',
  },
  already_reversed: { status: 409, when: 'The entry has been undone already.' },
  not_by_hand: { status: 409, when: 'The entry is neither a bonus nor a deduction.' },
  stars_by_hand_off: { status: 409, when: 'The family gives and takes no stars by hand.' },
  last_owner: {
    status: 409,
    when: 'The owner can neither leave nor step down without handing the family on.',
  },
  suspended_by_admin: {
    status: 409,
    when: 'An admin suspended the family, so only an admin can restore it.',
  },
  owns_family: { status: 409, when: 'The person owns a family, which needs another owner first.' },
  changed_meanwhile: { status: 409, when: 'A field has another value than the caller expected.' },
  already_member: { status: 409, when: 'The person belongs to the family already.' },
  already_owner: { status: 409, when: 'The person owns a family already.' },
  too_many_invites: { status: 409, when: 'The family has as many open invitations as it may.' },
  too_many_kids: { status: 409, when: 'The family has as many kids as it may.' },
  too_many_chores: {
    status: 409,
    when: 'The family has as many chores as it may; archived ones don’t count.',
  },
  too_many_active_chores: { status: 409, when: 'The family has as many active chores as it may.' },
  too_many_rewards: {
    status: 409,
    when: 'The family has as many rewards as it may; archived ones don’t count.',
  },
  too_many_tablets: { status: 409, when: 'The family has as many paired tablets as it may.' },
  too_many_adults: { status: 409, when: 'The family has as many adults as it may.' },
  no_mail: { status: 409, when: 'This installation sends no e-mail.' },
  too_many_passkeys: { status: 409, when: 'The person has as many passkeys as they may.' },
  too_many_tokens: { status: 409, when: 'The person has as many access tokens in this family as they may.' },
  too_many_webhooks: { status: 409, when: 'The family has as many webhooks as it may.' },
  passkey_exists: { status: 409, when: 'The passkey has been added already.' },
  last_passkey: { status: 409, when: 'Admins must have a passkey, and it is this one’s last.' },
  no_passkey: { status: 409, when: 'An admin without a passkey would shut themselves out.' },
  already_reviewed: { status: 409, when: 'The submission or redemption has been reviewed already.' },
  inactive: { status: 409, when: 'The chore or reward is not active.' },
  in_progress: { status: 409, when: 'The first request with this Idempotency-Key has not finished yet.' },
  upload_in_progress: { status: 409, when: 'Another request is sending this image right now.' },
  invalid_part: { status: 409, when: 'The parts named are not the parts that arrived.' },
  key_reused: { status: 409, when: 'This Idempotency-Key came with a different request before.' },
  not_approved: { status: 409, when: 'The redemption has not been approved.' },
  not_enough_stars: { status: 409, when: 'The kid has too few stars.' },
  price_changed: { status: 409, when: 'The reward no longer costs what the kid saw.' },
  limit_reached: { status: 409, when: 'The kid has had this reward as often as its limit allows for now.' },
  sold_out: { status: 409, when: 'The reward has reached its redemption limit.' },
  username_taken: { status: 409, when: 'Another account has this username, in any letter case.' },
  storage_full: { status: 413, when: 'The family has used up its image storage.' },
  too_large: { status: 413, when: 'The body is over 100 KB, or the image is over its own limit.' },
  too_many_pixels: { status: 413, when: 'The image has too many pixels.' },
  too_many_web_images: { status: 413, when: 'The family shows as many images of other sites as it may.' },
  unreadable_image: { status: 415, when: 'The image cannot be decoded.' },
  unsupported_type: { status: 415, when: 'The body is not JSON, or the image is of no supported type.' },
  rate_limited: { status: 429, when: 'Too many attempts. `Retry-After` gives the wait in seconds.' },
  internal: { status: 500, when: 'The server failed. The log line has the response’s `X-Request-Id`.' },
  overloaded: {
    status: 503,
    when: 'More requests arrive than the server can answer. Retry after `Retry-After` seconds.',
  },
  unavailable: { status: 503, when: 'The database or image store is away, or the server is too busy.' },
} as const;
export type ApiErrorCode = keyof typeof API_ERRORS;

/** Errors that any endpoint may answer with; an endpoint declares the others it has. */
export const COMMON_ERRORS: readonly ApiErrorCode[] = [
  'validation',
  'unauthorized',
  'forbidden',
  'foreign_origin',
  'no_family',
  'not_found',
  'too_large',
  'unsupported_type',
  'rate_limited',
  'internal',
  'overloaded',
  'unavailable',
];

/** What the header of an error response holds (server/lib/error-detail.ts). */
export const ERROR_DETAIL =
  'What the body says in English, by its keys in the catalog of errors: ASCII JSON `{ key?, params?, fields?: { [path]: { key?, params? } } }`, for a client that says it in another language. At most 1,000 characters; fields beyond that are left out.';
