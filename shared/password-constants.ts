/** Common passwords that cause a warning, and that the strict policy rejects. */
export const COMMON_PASSWORDS = 10_000;
/** The minimum length of a new password with PASSWORD_POLICY=strict. */
export const STRICT_PASSWORD_MIN = 8;
