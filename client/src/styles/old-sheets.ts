/** Sheets from before the rules of style-rules.test.ts; the list only ever gets shorter. */
export const OLD_SHEETS = ['app/offline-notice.css'];
