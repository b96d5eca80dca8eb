import { STAR_PATH } from './star-icon';

export function HangingStar({
  x,
  y,
  thread,
  size,
  color,
  delay,
}: {
  x: number;
  y: number;
  thread: number;
  size: number;
  color: string;
  delay: number;
}) {
  return (
    <g
      className="animate-[sway_3.4s_ease-in-out_infinite_alternate_var(--ambient)]"
      style={{ transformOrigin: `${x}px ${y}px`, animationDelay: `${delay}s` }}
    >
      <path d={`M${x} ${y}v${thread}`} stroke="#5B7E9B" strokeWidth="2.5" strokeLinecap="round" />
      <g transform={`translate(${x - size / 2} ${y + thread - size * 0.1}) scale(${size / 24})`}>
        <path d={STAR_PATH} fill={color} />
        <g fill="#14304A">
          <circle cx="9.6" cy="11.4" r=".95" />
          <circle cx="14.4" cy="11.4" r=".95" />
        </g>
        <path
          d="M10.500 13.700q1.500 1.500 3 0"
          fill="none"
          stroke="#14304A"
          strokeWidth=".95"
          strokeLinecap="round"
        />
      </g>
    </g>
  );
}
