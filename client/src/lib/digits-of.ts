/** The digits of a text as 0 to 9, also those of Arabic (٠–٩) and Persian (۰–۹) keyboards. */
export const digitsOf = (text: string): string =>
  // In both blocks of Unicode the last four bits of a digit are its value.
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace(/\D/g, '');
