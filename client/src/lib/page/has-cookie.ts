export const hasCookie = (cookie: string): boolean => document.cookie.split(/;\s*/).includes(cookie);
