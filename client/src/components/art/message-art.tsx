import { byFileName, Drawing } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>('./messages/*.svg', { eager: true, query: '?url', import: 'default' }),
);

const byEmoji: Readonly<Record<string, string>> = {
  '🌟': 'star',
  '🎉': 'party',
  '💪': 'strong',
  '❤️': 'heart',
  '👏': 'applause',
  '🚀': 'rocket',
  '🏆': 'trophy',
  '😊': 'smile',
};

export function MessageArt({
  emoji,
  size,
  className,
}: {
  emoji: string;
  size: number;
  className?: string | undefined;
}) {
  const src = drawings.get(byEmoji[emoji] ?? '');
  if (src) return <Drawing src={src} size={size} className={className} />;
  return (
    <span className={className} style={{ fontSize: size * 0.9, lineHeight: 1 }} aria-hidden>
      {emoji}
    </span>
  );
}
