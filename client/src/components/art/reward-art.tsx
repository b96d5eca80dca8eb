import type { RewardIcon } from '@shared/icons';
import { byFileName, Drawing } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>('./rewards/*.svg', { eager: true, query: '?url', import: 'default' }),
);

export function RewardArt({
  icon,
  ...rest
}: { icon: RewardIcon | 'mystery' } & Omit<Parameters<typeof Drawing>[0], 'src'>) {
  return <Drawing src={drawings.get(icon) ?? ''} {...rest} />;
}
