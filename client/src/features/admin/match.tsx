/** A text with the part that was searched for marked in it. */
export function Match({ text, search }: { text: string; search: string }) {
  const folded = text.toLowerCase();
  const wanted = search.toLowerCase();
  const start = wanted === '' ? -1 : folded.indexOf(wanted);
  // Where lower case has another length (İ), places in the two texts differ: then nothing is marked.
  if (start < 0 || folded.length !== text.length) return text;
  const end = start + wanted.length;
  return (
    <>
      {text.slice(0, start)}
      <mark className="rounded-xs bg-star-soft text-inherit ring-1 ring-star-soft">
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
    </>
  );
}
