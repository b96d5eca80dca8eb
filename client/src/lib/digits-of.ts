/** Returns a text's digits as 0 to 9, including Arabic (٠–٩) and Persian (۰–۹) ones. */
export const digitsOf = (text: string): string =>
  // The last four bits of these code points are the digit's value.
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace(/\D/g, '');
