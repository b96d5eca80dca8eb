/** Returns a text's digits as 0 to 9, including Arabic (٠–٩) and Persian (۰–۹) ones. */
export const digitsOf = (text: string): string =>
  // The last four bits of these code points are the digit's value.
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace(/\D/g, '');

/** The digits of a whole number, '' for an empty text, or null for any other text, like 2.5 or -3. */
export function wholeOf(text: string): string | null {
  const digits = digitsOf(text);
  return digits.length === text.trim().length ? digits : null;
}
