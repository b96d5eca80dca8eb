import bookshelf from '@/components/art/nest/bookshelf.svg';
import mailbox from '@/components/art/nest/mailbox.svg';
import telescope from '@/components/art/nest/telescope.svg';
import cat from '@/components/art/pictures/cat.svg';
import moon from '@/components/art/pictures/moon.svg';
import friends from '@/components/art/rewards/friend-visit.svg';
import { Drawing } from '@/components/art/drawing';
import { t } from '@/lib/messages';

const features = [
  { name: 'pictures', art: cat, tint: 'bg-tint-gold' },
  { name: 'people', art: friends, tint: 'bg-tint-coral' },
  { name: 'tuneUp', art: telescope, tint: 'bg-tint-sky' },
  { name: 'news', art: mailbox, tint: 'bg-tint-leaf' },
  { name: 'languages', art: moon, tint: 'bg-tint-night' },
  { name: 'data', art: bookshelf, tint: 'bg-tint-peach' },
] as const;

export function TourFeatures() {
  return (
    <div className="mt-28 max-lg:mt-20 max-sm:mt-14">
      <h3 className="text-[clamp(26px,2.6vw,34px)]">{t('tour.more')}</h3>
      <ul className="mt-7 grid grid-cols-3 gap-x-8 gap-y-9 max-lg:grid-cols-2 max-sm:mt-5 max-sm:grid-cols-1 max-sm:gap-y-5">
        {features.map(({ name, art, tint }) => (
          <li key={name} className="flex items-start gap-4">
            <span className={`grid size-18 flex-none place-items-center rounded-lg ${tint} max-sm:size-15`}>
              <Drawing src={art} size={48} className="max-sm:size-10" />
            </span>
            <div>
              <h4 className="text-[clamp(18px,1.5vw,21px)]">{t(`tour.${name}`)}</h4>
              <p className="mt-1 text-16 text-ink-2">{t(`tour.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
