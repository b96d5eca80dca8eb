const stars = [
  [80, 70, 2.5],
  [220, 160, 2],
  [360, 60, 2],
  [520, 120, 2.6],
  [660, 50, 1.8],
  [900, 70, 2],
  [1310, 60, 2.5],
  [1390, 180, 2],
  [1200, 120, 1.8],
  [120, 330, 2],
  [700, 300, 1.8],
  [420, 250, 1.5],
] as const;

export function NightSky({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1440 520" preserveAspectRatio="xMidYMin slice" aria-hidden>
      {stars.map(([x, y, r], index) => (
        <circle
          key={x}
          className="animate-twinkle"
          style={{ animationDelay: `${index * -0.7}s` }}
          cx={x}
          cy={y}
          r={r}
          fill="var(--color-twinkle)"
        />
      ))}
      <path
        className="max-desktop:hidden"
        transform="translate(-312 10)"
        d="M1150 60Q1100 84 1112 140Q1130 190 1186 182Q1160 226 1110 214Q1050 194 1056 130Q1066 64 1138 54Q1156 54 1150 60Z"
        fill="#FFE08A"
      />
      <path d="M-10 470Q300 380 700 440Q1100 500 1450 400V530H-10Z" fill="#173A5A" />
      <path d="M-10 506Q400 440 800 486Q1150 520 1450 460V530H-10Z" fill="#163D4B" />
    </svg>
  );
}
