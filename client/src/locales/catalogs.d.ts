/** Compiled by the build (client/messages/vite-plugin.ts). */
declare module '*.po?notifications' {
  const catalog: Record<
    keyof typeof import('./en/notifications').default,
    import('@lingui/message-utils/compileMessage').CompiledMessage
  >;
  export default catalog;
}
