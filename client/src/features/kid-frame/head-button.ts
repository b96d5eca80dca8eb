/** The size of a button in the header, which is smaller on phones. */
export const HEAD_BUTTON =
  'flex-none max-md:[--button-h:56px] max-md:[--button-radius:20px] max-md:[--lip:5px] [&_svg]:size-8! max-md:[&_svg]:size-7!';
