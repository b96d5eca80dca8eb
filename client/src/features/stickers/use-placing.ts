import { useState } from 'react';
import type { StickerScene } from '@shared/constants';
import { t } from '@/lib/i18n/messages';
import { play } from '@/lib/sound/sounds';
import { keepStickers, type StickerPlace } from '@/lib/storage/unsent-nest';
import { landing, nameOf, type OwnSticker, type Point, toPlace } from './placement';

export function usePlacing(kidId: string, scene: StickerScene) {
  const [moves, setMoves] = useState<readonly StickerPlace[]>([]);
  const [said, setSaid] = useState('');
  const move = ({ day, scene: from, x, y }: OwnSticker, place: StickerPlace) => {
    setMoves([...moves, { day, scene: from, x, y }]);
    keepStickers(kidId, [place]);
  };
  return {
    said,
    say: setSaid,
    canUndo: moves.length > 0,
    put: (sticker: OwnSticker, point: Point) => {
      move(sticker, toPlace(sticker.day, scene, landing(sticker.id, scene, point)));
      setSaid(t('stickers.placed', { sticker: nameOf(sticker) }));
      play('drop');
    },
    peel: (sticker: OwnSticker) => {
      move(sticker, { day: sticker.day, scene: null, x: null, y: null });
      setSaid(t('stickers.peeled', { sticker: nameOf(sticker) }));
      play('lift');
    },
    undo: () => {
      const last = moves.at(-1);
      if (!last) return;
      setMoves(moves.slice(0, -1));
      keepStickers(kidId, [last]);
      play('lift');
    },
  };
}
