import { useSearchParams } from 'wouter';
import { SCENES } from '@shared/constants';
import { Skeleton } from '@/components/ui/skeleton';
import { Loaded } from '@/features/kid-frame/loaded';
import { StickerAlbum } from './sticker-album';
import { StickerPage } from './sticker-page';
import { useStickers } from './use-stickers';

/** The sticker album, or the scene in the address. */
export default function StickersPlace({
  kidId,
  page,
  readOnly,
}: {
  kidId: string;
  /** The page's path without its tab. */
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
