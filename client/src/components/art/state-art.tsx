import { byFileName, Drawing } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>('./states/*.svg', { eager: true, query: '?url', import: 'default' }),
);

/** A state for kids who don't read. `name` is a file in `states/`. */
export function StateArt({ name, ...rest }: { name: string } & Omit<Parameters<typeof Drawing>[0], 'src'>) {
  return <Drawing src={drawings.get(name) ?? ''} {...rest} />;
}
