import { STAR_PATH } from './star-icon';

const ribbons = (
  <>
    <path d="M16 2H30L36 30H24Z" fill="#FF7259" />
    <path d="M48 2H34L28 30H40Z" fill="#DB4630" />
  </>
);

function Star({ x, y, scale }: { x: number; y: number; scale: number }) {
  return <path d={STAR_PATH} fill="#fff" transform={`translate(${x} ${y}) scale(${scale})`} />;
}

function Trophy() {
  return (
    <>
      <path
        d="M14 14H4Q4 32 18 34M50 14H60Q60 32 46 34"
        fill="none"
        stroke="#F29A1F"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M14 10H50V26Q50 44 32 44Q14 44 14 26Z" fill="#FFC22E" />
      <path d="M38 10H50V26Q50 44 32 44Q42 36 42 22Q42 14 38 10Z" fill="#F29A1F" />
      <path d="M28 42H36V52H28Z" fill="#F29A1F" />
      <rect x="18" y="50" width="28" height="9" rx="4" fill="#7E4F2E" />
      <Star x={22.4} y={15.4} scale={0.72} />
    </>
  );
}

function Medal({ face, shade }: { face: string; shade: string }) {
  return (
    <>
      {ribbons}
      <circle cx="32" cy="42" r="19" fill={shade} />
      <circle cx="32" cy="40" r="19" fill={face} />
      <circle cx="32" cy="40" r="13" fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="2.5" />
      <Star x={22.4} y={30.4} scale={0.8} />
    </>
  );
}

export function Prize({ rank, className }: { rank: number; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden>
      {rank === 1 && <Trophy />}
      {rank === 2 && <Medal face="#C3CFD9" shade="#8FA3B5" />}
      {rank === 3 && <Medal face="#E0A36B" shade="#A9713F" />}
    </svg>
  );
}
