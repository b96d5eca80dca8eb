import { matchIn } from '@/lib/i18n/fold-for-search';

export function Marked({ text, query }: { text: string; query: string }) {
  const match = matchIn(text, query);
  if (!match) return text;
  const [start, end] = match;
  return (
    <>
      {text.slice(0, start)}
      <mark className="rounded-xs bg-star-soft text-inherit">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
