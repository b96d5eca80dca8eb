import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { FRIENDS, type Friend } from '@shared/constants';
import type { Kid } from '@shared/contracts/kids';
import { FriendArt } from '@/components/art/friend-art';
import { Avatar } from '@/components/ui/avatar';
import { t } from '@/lib/messages';

/** The twelve figures and the letter, of which the kid is one. All are free, and a press is all it takes. */
export function FriendPicker({ kid, onChoose }: { kid: Kid; onChoose: (friend: Friend | null) => void }) {
  const key = (friend: Friend | null) => {
    const name = t(friend ? `friends.${friend}` : 'friends.letter');
    const chosen = kid.friend === friend;
    return (
      <button
        key={friend}
        type="button"
        className={clsx(
          'relative grid h-16 place-items-center rounded-lg transition-[translate] duration-(--dur-press)',
          chosen
            ? 'translate-y-1 bg-star shadow-[inset_0_4px_0_var(--color-star-lip)]'
            : 'bg-tint-sky shadow-[0_4px_0_var(--color-shade)] active:translate-y-1',
          friend === null && 'col-span-full',
        )}
        aria-label={name}
        aria-pressed={chosen}
        onClick={() => {
          if (!chosen) onChoose(friend);
        }}
      >
        {friend ? (
          <FriendArt friend={friend} size={56} />
        ) : (
          <Avatar kid={{ ...kid, friend: null }} size={48} />
        )}
        {chosen && (
          <span className="absolute -end-1 -top-1.5 grid size-7 place-items-center rounded-full bg-ok text-surface ring-3 ring-surface">
            <Check size={17} strokeWidth={3.6} />
          </span>
        )}
      </button>
    );
  };
  return (
    <section className="rounded-2xl bg-surface p-3.5 pt-4 shadow-tile" aria-label={t('nest.who')}>
      <h2 className="mb-2.5 text-center text-22">{t('nest.who')}</h2>
      <div className="grid grid-cols-4 gap-2">
        {FRIENDS.map(key)}
        {key(null)}
      </div>
    </section>
  );
}
