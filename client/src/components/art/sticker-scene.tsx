import type { ReactNode } from 'react';
import { type Sticker, STICKER_SCENES, type StickerScene } from '@shared/constants';
import { t } from '@/lib/i18n/messages';
import { useTheme } from '@/lib/page/theme';
import { byFileName } from './drawing';
import { stickerDrawings } from './sticker-art';
import { NIGHT_SCENES, SCENE_HEIGHT, SCENE_WIDTH, STICKER_SPOTS } from './sticker-spots';

const drawings = byFileName(
  import.meta.glob<string>('./sticker-scenes/*.svg', { eager: true, query: '?url', import: 'default' }),
);

/** A scene with silhouettes of missing stickers. `children` are drawn on its grid. */
export function StickerScenePicture({
  scene,
  has,
  className,
  children,
}: {
  scene: StickerScene;
  /** Whether the album has the sticker, which then needs no silhouette. */
  has: (sticker: Sticker) => boolean;
  className?: string;
  children?: ReactNode;
}) {
  const isBedtime = useTheme() === 'bedtime';
  const color = isBedtime || NIGHT_SCENES.includes(scene) ? '#FFFFFF' : '#14304A';
  return (
    <svg viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`} className={className} aria-hidden>
      <image
        href={`${drawings.get(scene) ?? ''}${isBedtime ? '#bedtime' : ''}`}
        width={SCENE_WIDTH}
        height={SCENE_HEIGHT}
      />
      {STICKER_SCENES[scene]
        .filter((sticker) => !has(sticker))
        .map((sticker) => {
          const [x, y, width] = STICKER_SPOTS[sticker];
          return (
            <g
              key={sticker}
              data-silhouette={sticker}
              data-said={t('nest.path.surprise')}
              transform={`translate(${x - width / 2} ${y - width / 2}) scale(${width / 96})`}
              fill={color}
              stroke={color}
              opacity={0.25}
            >
              <use href={`${stickerDrawings.get(sticker) ?? ''}#stk-${sticker}`} />
            </g>
          );
        })}
      {children}
    </svg>
  );
}

export function StickerInScene({ sticker, x, y }: { sticker: Sticker; x: number; y: number }) {
  const [, , width] = STICKER_SPOTS[sticker];
  return (
    <image
      href={stickerDrawings.get(sticker)}
      x={x - width / 2}
      y={y - width / 2}
      width={width}
      height={width}
    />
  );
}
