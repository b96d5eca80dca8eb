import { byFileName, Drawing } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>('./egg/*.svg', { eager: true, query: '?url', import: 'default' }),
);

/** `shell` is the lower half, for a hatchling. */
export type SurpriseEggLook = 'plain' | 'crack-1' | 'crack-2' | 'open' | 'shell';

export function SurpriseEgg({
  look,
  ...rest
}: { look: SurpriseEggLook } & Omit<Parameters<typeof Drawing>[0], 'src'>) {
  return <Drawing src={drawings.get(look) ?? ''} {...rest} />;
}
