export const nextCursor = { 'X-Next-Cursor': 'The `cursor` of the next page; absent on the last one.' };
