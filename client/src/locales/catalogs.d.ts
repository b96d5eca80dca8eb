/** A part of a language, made of its catalogs as the English part is (client/messages/vite-plugin.ts). */
declare module 'catalogs:*' {
  type Catalog = Record<string, import('@lingui/message-utils/compileMessage').CompiledMessage>;
  const entry: Catalog;
  export default entry;
  type Part = keyof typeof import('./en/entry').parts | 'errors';
  export const parts: Record<Part, () => Promise<{ default: Catalog }>>;
}
