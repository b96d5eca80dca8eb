export function Match({ text, search }: { text: string; search: string }) {
  const folded = text.toLowerCase();
  const wanted = search.toLowerCase();
  const start = wanted === '' ? -1 : folded.indexOf(wanted);
  // İ changes its length in lower case, so positions differ.
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
