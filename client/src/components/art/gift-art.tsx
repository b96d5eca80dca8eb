import { byFileName, Drawing } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>('./gift/*.svg', { eager: true, query: '?url', import: 'default' }),
);

export const GIFT_LOOKS = ['closed', 'shake', 'open'] as const;

export function GiftArt({
  look,
  ...rest
}: { look: (typeof GIFT_LOOKS)[number] } & Omit<Parameters<typeof Drawing>[0], 'src'>) {
  return <Drawing src={drawings.get(look) ?? ''} {...rest} />;
}
