import { clsx } from 'clsx';
import { Pip } from '@/components/art/pip';
import { RoomArt, type RoomName } from '@/components/art/room-art';
import { t, type MessageId } from '@/lib/i18n/messages';
import styles from './landing.module.css';
import { SectionTitle } from './section-title';

const rooms = [
  { art: 'kitchen', nameId: 'landing.kitchen' },
  { art: 'bedroom', nameId: 'landing.bedroom' },
  { art: 'cleaning', nameId: 'landing.cleaning' },
  { art: 'study', nameId: 'landing.study' },
  { art: 'pet-care', nameId: 'landing.petCare' },
  { art: 'organize', nameId: 'landing.organize' },
] as const satisfies readonly { art: RoomName; nameId: MessageId }[];

function Roof() {
  return (
    <div
      className="relative -mx-9 -mb-0.5 w-[calc(100%+72px)] max-mini:-mx-3 max-mini:w-[calc(100%+24px)]"
      aria-hidden
    >
      <RoomArt name="roof" className="h-auto w-full" />
      <div className="absolute top-[32.7%] left-[45.2%] h-[50.4%] w-[9.6%] overflow-hidden rounded-full">
        <Pip mood="look" className="mx-[-8%] mt-[8%] w-[116%]" />
      </div>
    </div>
  );
}

export function RoomsSection() {
  return (
    <section
      id="rooms"
      className="overflow-hidden bg-evening pt-[clamp(64px,7.2vw,104px)]"
      aria-labelledby="rooms-title"
    >
      <div className="wrap text-center">
        <SectionTitle id="rooms-title">{t('landing.roomsTitle')}</SectionTitle>
        <p className="mx-auto mt-3 max-w-[34em] text-18 text-ink-2">{t('landing.roomsText')}</p>
      </div>
      <div className="wrap">
        <div
          className={clsx(styles.settle, 'relative z-1 mx-auto mt-10 w-[min(1040px,100%)] max-mini:mt-6.5')}
        >
          <Roof />
          <ul className="grid grid-cols-3 gap-x-3 bg-house px-4 pt-3.5 pb-0.5 max-tablet:gap-x-2 max-tablet:px-2.5 max-tablet:pt-2.25 max-tablet:pb-0 max-mini:grid-cols-2">
            {rooms.map(({ art, nameId }) => (
              <li key={art} className="group relative grid justify-items-center">
                <div className="aspect-360/236 w-full overflow-hidden rounded-sm">
                  <RoomArt
                    name={art}
                    className="size-full origin-bottom object-cover transition-transform duration-500 ease-out group-hover:scale-105"
                  />
                </div>
                {/* No furniture is behind it. */}
                <b
                  className={clsx(
                    'relative -mt-3.5 mb-3 rounded-md bg-surface px-4.5 pt-2 pb-2.25 font-display text-18 leading-none font-semibold whitespace-nowrap',
                    'shadow-[0_4px_0] shadow-on-star/30 transition-transform duration-(--dur-enter) ease-spring',
                    'group-hover:-translate-y-0.75 group-hover:-rotate-2',
                    'max-tablet:px-3 max-tablet:pt-1.5 max-tablet:pb-1.75 max-tablet:text-15',
                  )}
                >
                  {t(nameId)}
                </b>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="-mt-2 h-16 rounded-t-[50%_36px] bg-lawn" />
    </section>
  );
}
