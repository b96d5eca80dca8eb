/** Class names as `[file]__[class]`: readable, and the same in the app and in its prerendered screens, which are built apart. */
export const cssModules = { generateScopedName: '[name]__[local]' };
