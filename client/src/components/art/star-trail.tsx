import { STAR_PATH } from './star-icon';

const trails = {
  tall: {
    box: '0 0 300 480',
    path: 'M48 356Q84 342 103 342Q122 342 140 338Q158 334 168 320Q178 306 165 293Q152 280 133 275Q114 270 95 264Q76 258 64 243Q52 228 59 211L66 194',
    scale: 1.125,
    width: 16.7,
    steps: [
      [48, 356],
      [84, 342],
      [122, 342],
      [158, 334],
      [178, 306],
      [152, 280],
      [114, 270],
      [76, 258],
      [52, 228],
      [66, 194],
    ],
  },
  wide: {
    box: '0 0 362 236',
    path: 'M196 178Q222 184 235 181Q248 178 258 170Q268 162 265 150Q262 138 250 132Q238 126 227 119Q216 112 215 100Q214 88 223 79Q232 70 243 65L254 60',
    scale: 0.917,
    width: 13.6,
    steps: [
      [196, 178],
      [222, 184],
      [248, 178],
      [268, 162],
      [262, 138],
      [238, 126],
      [216, 112],
      [214, 88],
      [232, 70],
      [254, 60],
    ],
  },
} as const;

export function StarTrail({
  shape,
  lit,
  className,
}: {
  shape: 'tall' | 'wide';
  lit: number;
  className?: string | undefined;
}) {
  const { box, path, scale, width, steps } = trails[shape];
  return (
    <svg viewBox={box} className={className} aria-hidden>
      <path
        d={path}
        fill="none"
        stroke="#FFF"
        strokeOpacity=".55"
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {steps.map(([x, y], index) => (
        <path
          key={index}
          d={STAR_PATH}
          className="transition-[fill,fill-opacity] duration-180"
          transform={`translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})`}
          fill={index < lit ? '#FFC22E' : '#FFF'}
          fillOpacity={index < lit ? 1 : 0.85}
          stroke={index < lit ? 'none' : '#3E7CB8'}
          strokeOpacity=".55"
          strokeWidth="1.4"
        />
      ))}
    </svg>
  );
}
