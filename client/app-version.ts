import packageJson from '../package.json' with { type: 'json' };

/** A separate module would be another script. */
export const appVersion = { 'import.meta.env.APP_VERSION': JSON.stringify(packageJson.version) };
