/** The size of a button in the header, which is smaller on phones. */
export const HEAD_BUTTON =
  'flex-none max-tablet:[--button-h:56px] max-tablet:[--button-radius:20px] max-tablet:[--lip:5px] [&_svg]:size-8! max-tablet:[&_svg]:size-7!';
