import packageJson from '../package.json' with { type: 'json' };

/** For Vite's `define`: a module of its own would be another script for two lines of text. */
export const appVersion = { 'import.meta.env.APP_VERSION': JSON.stringify(packageJson.version) };
