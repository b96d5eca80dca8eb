const LEAF = 'M12 22Q1 15 5 5Q8 1 12 1Q16 1 19 5Q23 15 12 22Z';

/** Today's last. `up` is the side of the twig. */
const places = [
  { x: 18, up: true },
  { x: 46, up: false },
  { x: 74, up: true },
  { x: 102, up: false },
  { x: 130, up: true },
  { x: 158, up: false },
  { x: 186, up: true },
] as const;

export function TwigArt({
  days,
  today,
  className,
}: {
  days: number;
  today: boolean;
  className?: string | undefined;
}) {
  const before = Math.min(days - (today ? 1 : 0), places.length - 1);
  return (
    <svg viewBox="0 0 206 60" className={className} aria-hidden>
      <path
        d="M4 32Q54 26 104 31T200 28"
        fill="none"
        stroke="#7E4F2E"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M6 31Q54 25 104 30" fill="none" stroke="#B57D48" strokeWidth="3" strokeLinecap="round" />
      {places.map(({ x, up }, index) => {
        const isToday = index === places.length - 1;
        if (!isToday && index < places.length - 1 - before) return null;
        return (
          <g
            key={x}
            transform={`rotate(${up ? 14 : 166} ${x} ${up ? 14 : 46}) translate(${x - 12} ${up ? 2 : 34})`}
          >
            {isToday && !today ? (
              <path d={LEAF} fill="none" stroke="#3F9150" strokeWidth="2.2" strokeDasharray="3.5 3" />
            ) : (
              <>
                <path d={LEAF} fill="#7CC878" />
                <path d="M12 1Q16 1 19 5Q23 15 12 22Z" fill="#57AE63" />
                <path d="M12 7V21" stroke="#3F9150" strokeWidth="2" strokeLinecap="round" />
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
