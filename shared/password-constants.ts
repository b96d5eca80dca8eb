/** How many of the most common passwords are warned about, and refused by the strict policy. */
export const COMMON_PASSWORDS = 10_000;
/** The fewest characters of a new password under PASSWORD_POLICY=strict. */
export const STRICT_PASSWORD_MIN = 8;
