export const idempotencyKey = {
  'Idempotency-Key':
    'Up to 200 characters. The same key again within 24 hours gets the first response again, and nothing is done twice.',
};
