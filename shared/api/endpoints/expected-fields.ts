export const EXPECTED_FIELDS =
  '`expected` contains the values that the caller last read. If one of them has changed, the response is 409 and nothing is saved.';
