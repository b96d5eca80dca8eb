/** Whether this browser has the cookie, as `name=value`, and lets scripts see it. */
export const hasCookie = (cookie: string): boolean => document.cookie.split(/;\s*/).includes(cookie);
