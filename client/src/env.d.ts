interface ImportMetaEnv {
  /** The version of Starnest, as package.json says it. */
  readonly APP_VERSION: string;
}

declare module 'virtual:common-passwords' {
  export const COMMON_PASSWORDS: string[];
}
