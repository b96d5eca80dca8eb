import { MessageCircleHeart } from 'lucide-react';

/** What a grown-up said when something was not to be yet; `note` may be empty. Kind, small, gone at the next try. */
export function GrownUpNote({ title, note }: { title: string; note: string }) {
  return (
    <p className="grown-up-note">
      <MessageCircleHeart size={22} />
      <span>
        <b>{title}</b>
        {note && <span>{note}</span>}
      </span>
    </p>
  );
}
