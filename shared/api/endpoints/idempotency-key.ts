export const idempotencyKey = {
  'Idempotency-Key':
    'Up to 200 characters. A repeated key within 24 hours returns the first response and does nothing again.',
};
