import { byFileName, Drawing } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>('./egg/*.svg', { eager: true, query: '?url', import: 'default' }),
);

/** How far the egg of the day is: one more crack at a third and at two thirds; `shell` is its lower half, for a hatchling. */
export type SurpriseEggLook = 'plain' | 'crack-1' | 'crack-2' | 'open' | 'shell';

/** The egg with the surprise of the day. */
export function SurpriseEgg({
  look,
  ...rest
}: { look: SurpriseEggLook } & Omit<Parameters<typeof Drawing>[0], 'src'>) {
  return <Drawing src={drawings.get(look) ?? ''} {...rest} />;
}
