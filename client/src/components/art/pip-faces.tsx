const INK = '#14304A';

function Cheeks() {
  return (
    <g fill="#FF7259" opacity=".6">
      <ellipse cx="62" cy="114" rx="9.5" ry="7" />
      <ellipse cx="138" cy="114" rx="9.5" ry="7" />
    </g>
  );
}

function OpenEyes({
  y = 98,
  rx = 8.5,
  ry = 10.5,
  glint,
}: {
  y?: number;
  rx?: number;
  ry?: number;
  glint: [number, number, number];
}) {
  const [dx, dy, r] = glint;
  return (
    <g className="origin-center animate-blink [transform-box:fill-box]">
      {[79, 121].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={INK} />
          <circle cx={x + dx} cy={y + dy} r={r} fill="#fff" />
        </g>
      ))}
    </g>
  );
}

export function HappyFace() {
  return (
    <g>
      <Cheeks />
      <OpenEyes glint={[3, -4.5, 3.2]} />
      <path d="M90 110Q100 103.5 110 110Q106 121 100 121Q94 121 90 110Z" fill="#F2702C" />
      <path
        d="M91.5 113Q100 117.5 108.5 113"
        fill="none"
        stroke="#B9440F"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </g>
  );
}

export function LookFace() {
  return (
    <g>
      <Cheeks />
      <OpenEyes glint={[5, -5.5, 3.4]} />
      <path d="M92 109Q102 103 112 110Q107 120 101 120Q95 119 92 109Z" fill="#F2702C" />
    </g>
  );
}

export function CheerFace() {
  return (
    <g>
      <Cheeks />
      <path
        d="M70 99Q79 86 88 99M112 99Q121 86 130 99"
        fill="none"
        stroke={INK}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M88 108Q100 100 112 108Q113 112 110 114L100 117 90 114Q87 112 88 108Z" fill="#F2702C" />
      <path d="M91 115 100 118 109 115Q110 130 100 130Q90 130 91 115Z" fill="#B9440F" />
      <path d="M95 125Q100 121 105 125Q104 129.5 100 129.5Q96 129.5 95 125Z" fill="#FFB7AB" />
    </g>
  );
}

export function OopsFace() {
  return (
    <g>
      <Cheeks />
      <OpenEyes y={100} rx={8} ry={9.5} glint={[-2, -4, 3]} />
      <path d="M68 84 84 80M132 84 116 80" stroke={INK} strokeWidth="5" strokeLinecap="round" />
      <path d="M91 112Q100 106 109 112Q105 120 100 120Q95 120 91 112Z" fill="#F2702C" />
      <path
        d="M94 124Q100 120.5 106 124"
        fill="none"
        stroke="#B9440F"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </g>
  );
}

export function SleepFace() {
  return (
    <g>
      <Cheeks />
      <path
        d="M70 97Q79 107 88 97M112 97Q121 107 130 97"
        fill="none"
        stroke={INK}
        strokeWidth="5.5"
        strokeLinecap="round"
      />
      <path d="M92 110Q100 105 108 110Q105 118 100 118Q95 118 92 110Z" fill="#F2702C" />
    </g>
  );
}
