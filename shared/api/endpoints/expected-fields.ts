/** Description shared by endpoints with `expected`. */
export const EXPECTED_FIELDS =
  'With `expected`, the values that the caller last read, nothing is changed when one of these fields has another value by now.';
