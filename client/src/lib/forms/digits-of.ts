/** Includes Arabic (٠–٩) and Persian (۰–۹) digits. */
export const digitsOf = (text: string): string =>
  // The last four bits are the digit's value.
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace(/\D/g, '');

/** Returns '' for an empty text, and null for 2.5 or -3. */
export function wholeOf(text: string): string | null {
  const digits = digitsOf(text);
  return digits.length === text.trim().length ? digits : null;
}
