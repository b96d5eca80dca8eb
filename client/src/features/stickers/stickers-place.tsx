import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { SCENES } from '@shared/constants';
import type { Nest } from '@shared/contracts/nest';
import { Skeleton } from '@/components/ui/skeleton';
import { kidNestQuery } from '@/features/kid-frame/kid-dashboard.api';
import { Loaded } from '@/features/kid-frame/loaded';
import { loadable, type Loadable } from '@/features/kid-frame/use-kid-dashboard';
import { useUnsentNest } from '@/lib/storage/unsent-nest';
import { StickerAlbum } from './sticker-album';
import { StickerPage } from './sticker-page';
import { withUnsent } from './placement';

export default function StickersPlace({
  kidId,
  page,
  readOnly,
}: {
  kidId: string;
  page: string;
  readOnly: boolean;
}) {
  const nest = useStickers(kidId);
  const [params] = useSearchParams();
  const scene = SCENES.find((name) => name === params.get('scene'));
  return (
    <Loaded from={nest} skeleton={<Skeleton className="mt-3 h-110 rounded-2xl" />}>
      {(shown) =>
        scene ? (
          <StickerPage
            key={scene}
            scene={scene}
            kidId={kidId}
            stickers={shown.stickers}
            readOnly={readOnly}
          />
        ) : (
          <StickerAlbum nest={shown} page={page} readOnly={readOnly} />
        )
      }
    </Loaded>
  );
}

function useStickers(kidId: string): Loadable<Nest> {
  const query = useQuery(kidNestQuery(kidId));
  const { stickers } = useUnsentNest(kidId);
  const nest = query.data;
  return { ...loadable(query), data: nest && { ...nest, stickers: withUnsent(nest.stickers, stickers) } };
}
