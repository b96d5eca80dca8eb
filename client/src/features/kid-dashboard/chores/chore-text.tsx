import { useState } from 'react';

/** Longer than what two lines of a tile hold. */
const LONG = 40;

/** What a grown-up wrote about a chore. A long text opens at a tap. */
export function ChoreText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  if (text.length <= LONG) return <p className="chore-text">{text}</p>;
  return (
    <button
      type="button"
      className="chore-text chore-text-long"
      aria-expanded={open}
      onClick={() => setOpen((now) => !now)}
    >
      {text}
    </button>
  );
}
