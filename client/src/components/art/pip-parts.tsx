import { STAR_PATH } from './star-icon';

const BODY =
  'M86.1 36.4Q100 14 113.9 36.4L121.6 48.7Q129.5 61.4 144 65L158.1 68.5Q183.7 74.8 166.7 95L157.3 106.1Q147.7 117.5 148.8 132.4L149.8 146.9Q151.7 173.2 127.3 163.2L113.9 157.8Q100 152.2 86.1 157.8L72.7 163.2Q48.3 173.2 50.2 146.9L51.2 132.4Q52.3 117.5 42.7 106.1L33.3 95Q16.3 74.8 41.9 68.5L56 65Q70.5 61.4 78.4 48.7Z';

export function PipBody({ clip }: { clip: string }) {
  return (
    <g>
      <clipPath id={clip}>
        <path d={BODY} />
      </clipPath>
      <path d={BODY} fill="#FFC22E" />
      <g clipPath={`url(#${clip})`}>
        <path d="M-10 214V176Q60 166 112 150Q160 132 186 70L214 60V214Z" fill="#F29A1F" opacity=".6" />
        <path
          d="M91 34Q82 60 70 69Q56 73 38 77"
          fill="none"
          stroke="#FFE08A"
          strokeWidth="11"
          strokeLinecap="round"
        />
      </g>
    </g>
  );
}

export function PipTuft() {
  return <path d="M99 20Q92 8 98 0Q104 6 103 13Q108 4 116 5Q116 14 106 21Z" fill="#F29A1F" />;
}

export function PipFeet() {
  return (
    <path
      d="M66 158v15M57 180l9-8 9 8M134 158v15M125 180l9-8 9 8"
      stroke="#F2702C"
      strokeWidth="7"
      strokeLinecap="round"
      fill="none"
    />
  );
}

export function PipNightcap() {
  return (
    <g transform="rotate(-4 100 56)">
      <path d="M66 56Q70 10 108 2Q152-6 168 44Q150 24 132 32Q134 44 136 56Z" fill="#1FA9B5" />
      <path d="M108 2Q152-6 168 44Q150 24 132 32Q126 14 108 2Z" fill="#0B6C7C" />
      <path d={STAR_PATH} transform="translate(83 26) scale(.75)" fill="#FFE08A" />
      <rect x="58" y="48" width="86" height="20" rx="10" fill="#fff" />
      <rect x="102" y="48" width="42" height="20" rx="10" fill="#E4ECF2" />
      <circle cx="169" cy="48" r="11" fill="#fff" />
    </g>
  );
}

export function PipSparkles() {
  return (
    <g>
      <g fill="#FFC22E">
        <path d={STAR_PATH} transform="translate(5 22.500) scale(1.08)" />
        <path d={STAR_PATH} transform="translate(168.500 14) scale(1.3)" />
        <path d={STAR_PATH} transform="translate(183 110) scale(.75)" />
      </g>
      <g fill="#FF7259">
        <circle cx="8" cy="104" r="5" />
        <circle cx="162" cy="8" r="4" />
      </g>
      <circle cx="44" cy="10" r="5" fill="#1FA9B5" />
    </g>
  );
}
