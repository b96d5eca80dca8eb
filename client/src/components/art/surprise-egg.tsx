import { byFileName, Drawing } from './drawing';

export const surpriseEggs = byFileName(
  import.meta.glob<string>('./egg/*.svg', { eager: true, query: '?url', import: 'default' }),
);

/** `shell` is the lower half, for a hatchling; `tomorrow` needs a shape (`TomorrowEgg`). */
export type SurpriseEggLook = 'plain' | 'crack-1' | 'crack-2' | 'open' | 'shell' | 'tomorrow';

export function SurpriseEgg({
  look,
  ...rest
}: { look: SurpriseEggLook } & Omit<Parameters<typeof Drawing>[0], 'src'>) {
  return <Drawing src={surpriseEggs.get(look) ?? ''} {...rest} />;
}
