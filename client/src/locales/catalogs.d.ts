/** A part of a language's messages, compiled by the build (client/messages/vite-plugin.ts). */
declare module '*.po?start' {
  const catalog: Record<string, import('@lingui/message-utils/compileMessage').CompiledMessage>;
  export default catalog;
}
declare module '*.po?adults' {
  const catalog: Record<string, import('@lingui/message-utils/compileMessage').CompiledMessage>;
  export default catalog;
}
declare module '*.po?board' {
  const catalog: Record<string, import('@lingui/message-utils/compileMessage').CompiledMessage>;
  export default catalog;
}
declare module '*.po?notifications' {
  const catalog: Record<
    keyof typeof import('./en/notifications').default,
    import('@lingui/message-utils/compileMessage').CompiledMessage
  >;
  export default catalog;
}
