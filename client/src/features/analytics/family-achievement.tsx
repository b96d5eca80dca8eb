import type { FamilyAchievement as Achievement } from '@shared/rules/analytics';
import { Pip, type PipMood } from '@/components/art/pip';
import { STAR_PATH } from '@/components/art/star-icon';
import { plural } from '@/lib/format';

const words: Record<Achievement, { title: string; pip: PipMood; text: (chores: string) => string }> = {
  amazing: { title: 'Amazing teamwork!', pip: 'cheernest', text: (chores) => `${chores} done together` },
  great: { title: 'Great teamwork!', pip: 'cheernest', text: (chores) => `${chores} done together` },
  started: { title: 'A great start!', pip: 'nest', text: (chores) => `${chores} done so far` },
  none: {
    title: 'Ready for the first star?',
    pip: 'nestlook',
    text: () => 'The first chore lights the first one',
  },
};

/** As many stars as the sky holds. */
const SKY = { columns: 14, rows: 4, width: 420, height: 150 };
const COLOURS = ['#FFC22E', '#FFE08A', '#8FD3F2', '#FFC22E', '#FF9A86', '#FFE08A'];

/** Stars of the sky: the same place, size and colour for the same number every time, and no two on one spot. */
function starsOf(count: number) {
  const most = SKY.columns * SKY.rows;
  return Array.from({ length: Math.min(count, most) }, (_, index) => {
    // Steps of 25 through 56 places touch each once, and scatter a few stars over the whole sky.
    const place = (index * 25) % most;
    const jitter = (factor: number) => ((index * factor) % 17) / 17 - 0.5;
    return {
      place,
      x: ((place % SKY.columns) + 0.5 + jitter(7) * 0.6) * (SKY.width / SKY.columns),
      y: (Math.floor(place / SKY.columns) + 0.5 + jitter(11) * 0.6) * (SKY.height / SKY.rows),
      scale: 0.4 + ((index * 5) % 7) * 0.07,
      fill: COLOURS[index % COLOURS.length],
    };
  });
}

/** What the family did together, by its totals: every chore a star in one sky. */
export function FamilyAchievement({
  achievement,
  chores,
  when,
}: {
  achievement: Achievement;
  chores: number;
  /** 'in the last 30 days' */
  when: string;
}) {
  const { title, pip, text } = words[achievement];
  return (
    <section className="feat card on-night" aria-labelledby="family-achievement">
      <h2 id="family-achievement">Family Achievement Summary</h2>
      <p className="feat-title">{title}</p>
      <p>
        {text(plural(chores, 'chore'))} {achievement !== 'none' && when}
      </p>
      <svg className="feat-sky" viewBox={`0 0 ${SKY.width} ${SKY.height}`} aria-hidden>
        {starsOf(chores).map(({ place, x, y, scale, fill }) => (
          <path
            key={place}
            d={STAR_PATH}
            fill={fill}
            transform={`translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})`}
          />
        ))}
      </svg>
      <Pip mood={pip} size={132} className="feat-pip" />
    </section>
  );
}
