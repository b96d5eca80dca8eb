export const COMMON_PASSWORDS = 10_000;
export const STRICT_PASSWORD_MIN = 8;
