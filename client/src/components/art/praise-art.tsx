import type { Heart } from '@shared/constants';
import { byFileName, Drawing } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>('./praise/*.svg', { eager: true, query: '?url', import: 'default' }),
);

export function PraiseArt({ heart, ...rest }: { heart: Heart } & Omit<Parameters<typeof Drawing>[0], 'src'>) {
  return <Drawing src={drawings.get(heart) ?? ''} {...rest} />;
}
