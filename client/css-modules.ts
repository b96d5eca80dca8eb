/** Identical in the app and the prerendered pages, which are built separately. */
export const cssModules = { generateScopedName: '[name]__[local]' };
