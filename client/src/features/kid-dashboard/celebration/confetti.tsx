const PIECES = 46;
const COLORS = ['#FFC22E', '#FF7F66', '#5CCBD4', '#8AD584', '#FFFFFF'];

/** A number from 0 to 1 that looks thrown and is the same each time. */
const thrown = (piece: number, salt: number) =>
  (piece * 0.618_034 + salt * 0.377 + piece * piece * salt * 0.013) % 1;

const pieces = Array.from({ length: PIECES }, (_, piece) => ({
  '--x': `${(thrown(piece, 1) * 100).toFixed(1)}%`,
  '--drift': `${(thrown(piece, 2) * 160 - 80).toFixed(0)}px`,
  '--turn': `${(thrown(piece, 3) * 900 - 450).toFixed(0)}deg`,
  '--size': `${(9 + thrown(piece, 4) * 8).toFixed(1)}px`,
  '--fall': `${(2.4 + thrown(piece, 5) * 1.8).toFixed(2)}s`,
  '--wait': `${(thrown(piece, 6) * 0.9).toFixed(2)}s`,
  '--color': COLORS[piece % COLORS.length],
}));

/** Forty-six pieces of paper, falling once. */
export function Confetti() {
  return (
    <div className="confetti" aria-hidden>
      {pieces.map((style, piece) => (
        <i key={piece} style={style} />
      ))}
    </div>
  );
}
