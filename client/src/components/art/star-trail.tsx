import { useId } from 'react';
import { STAR_PATH } from './star-icon';

const trails = {
  tall: {
    width: 300,
    height: 480,
    path: 'M44 388Q68 384 83 381Q98 378 112 376Q127 373 139 370Q152 366 161 359Q170 351 174 343Q178 334 173 326Q169 318 159 311Q150 304 138 302Q125 299 112 298Q98 296 85 292Q73 288 62 282Q52 276 46 267Q41 258 39 248Q38 238 42 229Q46 220 54 213Q62 206 74 202Q86 197 106 192',
    scale: 1.15,
    steps: [
      [44, 388],
      [91, 379],
      [138, 371],
      [175, 344],
      [155, 306],
      [108, 298],
      [63, 284],
      [38, 246],
      [61, 207],
      [106, 192],
    ],
  },
  mid: {
    width: 600,
    height: 268,
    path: 'M288 204Q305 209 315 210Q326 212 336 209Q346 206 354 201Q362 196 365 188Q368 180 367 172Q366 164 360 158Q354 153 346 147Q338 142 332 136Q326 130 322 123Q318 116 319 108Q321 99 325 92Q330 84 337 79Q345 74 353 71Q362 68 371 69Q379 69 388 71Q396 72 404 71Q412 69 424 66',
    scale: 1.05,
    steps: [
      [288, 204],
      [322, 212],
      [355, 202],
      [368, 171],
      [344, 147],
      [320, 122],
      [326, 89],
      [355, 70],
      [390, 72],
      [424, 66],
    ],
  },
  wide: {
    width: 354,
    height: 244,
    path: 'M180 198Q188 204 193 206Q198 209 202 208Q207 207 210 205Q214 202 216 198Q219 194 219 189Q220 184 218 179Q216 175 213 170Q210 166 205 163Q201 160 196 156Q192 153 189 149Q186 145 184 140Q183 135 184 129Q185 124 187 118Q190 113 194 109Q198 105 204 102Q209 99 216 97Q222 95 233 92',
    scale: 0.76,
    steps: [
      [180, 198],
      [198, 209],
      [216, 199],
      [218, 178],
      [205, 162],
      [188, 148],
      [184, 128],
      [194, 109],
      [212, 98],
      [233, 92],
    ],
  },
} as const;

export type TrailShape = keyof typeof trails;

/** Position in CSS pixels of the drawing. Returns the first star if no star is gold. */
export function lastStarOf(shape: TrailShape, lit: number): { x: number; y: number } {
  const { steps } = trails[shape];
  const [x, y] = steps[Math.max(0, Math.floor(lit) - 1)] ?? steps[0];
  return { x, y };
}

/** A trail of ten stars, `lit` of them gold. A fraction fills a part of the next star. */
export function StarTrail({
  shape,
  lit,
  className,
}: {
  shape: TrailShape;
  lit: number;
  className?: string | undefined;
}) {
  const { width, height, path, scale, steps } = trails[shape];
  const part = useId();
  const full = Math.floor(lit);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} className={className} aria-hidden>
      <linearGradient id={part}>
        <stop offset={lit - full} stopColor="#FFC22E" />
        <stop offset={lit - full} stopColor="#FFF" />
      </linearGradient>
      <path
        d={path}
        fill="none"
        stroke="#FFF"
        strokeOpacity=".55"
        strokeWidth={scale * 15}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {steps.map(([x, y], index) => (
        <path
          key={index}
          d={STAR_PATH}
          className="transition-[fill,fill-opacity] duration-180"
          transform={`translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})`}
          fill={index < full ? '#FFC22E' : index === full ? `url(#${part})` : '#FFF'}
          fillOpacity={index < full ? 1 : 0.9}
          stroke={index < full ? 'none' : '#3E7CB8'}
          strokeOpacity=".55"
          strokeWidth="1.4"
        />
      ))}
    </svg>
  );
}
