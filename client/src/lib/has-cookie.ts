/** Whether scripts can see the cookie `name=value`. */
export const hasCookie = (cookie: string): boolean => document.cookie.split(/;\s*/).includes(cookie);
