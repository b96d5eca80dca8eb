import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { FRIENDS, type Friend } from '@shared/constants';
import type { Kid } from '@shared/contracts/kids';
import { FriendArt } from '@/components/art/friend-art';
import { Avatar } from '@/components/ui/avatar';
import { Dialog } from '@/components/ui/dialog';
import { t } from '@/lib/i18n/messages';

export default function FriendPicker({
  kid,
  onChoose,
  onClose,
}: {
  kid: Kid;
  onChoose: (friend: Friend | null) => void;
  onClose: () => void;
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('nest.who')} width={640}>
      <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-3">
        {[...FRIENDS, null].map((friend) => {
          const chosen = kid.friend === friend;
          return (
            <button
              key={friend}
              type="button"
              className={clsx(
                'relative grid h-23 place-items-center rounded-lg transition-[translate] duration-(--dur-press)',
                chosen
                  ? 'translate-y-1 bg-star shadow-[inset_0_4px_0_var(--color-star-lip)]'
                  : 'bg-tint-sky shadow-[0_4px_0_var(--color-shade)] active:translate-y-1',
              )}
              aria-label={t(friend ? `friends.${friend}` : 'friends.letter')}
              aria-pressed={chosen}
              onClick={() => {
                if (!chosen) onChoose(friend);
              }}
            >
              {friend ? (
                <FriendArt friend={friend} size={76} />
              ) : (
                <Avatar kid={{ ...kid, friend: null }} size={60} />
              )}
              {chosen && (
                <span className="absolute -end-1 -top-1.5 grid size-7 place-items-center rounded-full bg-ok text-surface ring-3 ring-surface">
                  <Check size={17} strokeWidth={3.6} />
                </span>
              )}
            </button>
          );
        })}
      </div>
    </Dialog>
  );
}
