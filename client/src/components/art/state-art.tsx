import { byFileName, Drawing } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>('./states/*.svg', { eager: true, query: '?url', import: 'default' }),
);

export function StateArt({ name, ...rest }: { name: string } & Omit<Parameters<typeof Drawing>[0], 'src'>) {
  return <Drawing src={drawings.get(name) ?? ''} {...rest} />;
}
