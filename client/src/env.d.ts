interface ImportMetaEnv {
  readonly APP_VERSION: string;
}

declare module 'virtual:common-passwords' {
  export const COMMON_PASSWORDS: string[];
}
