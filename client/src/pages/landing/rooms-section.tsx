import { Pip } from '@/components/art/pip';
import { RoomArt, type RoomName } from '@/components/art/room-art';

const rooms: readonly { art: RoomName; name: string }[] = [
  { art: 'kitchen', name: 'Kitchen' },
  { art: 'bedroom', name: 'Bedroom' },
  { art: 'cleaning', name: 'Cleaning' },
  { art: 'study', name: 'Study' },
  { art: 'pet-care', name: 'Pet Care' },
  { art: 'organize', name: 'Organize' },
];

/** Golden hour: a doll's house with something to do in each of its six rooms. */
export function RoomsSection() {
  return (
    <section id="rooms" className="landing-rooms" aria-labelledby="rooms-title">
      <div className="wrap text-center">
        <h2 id="rooms-title" className="landing-title">
          A chore for every room
        </h2>
        <p className="landing-sub">Start from six room collections, or make your own.</p>
      </div>
      <div className="wrap">
        <div className="landing-house">
          <div className="landing-roof" aria-hidden>
            <RoomArt name="roof" className="h-auto w-full" />
            <div className="landing-attic">
              <Pip mood="look" />
            </div>
          </div>
          <ul className="landing-floors">
            {rooms.map(({ art, name }) => (
              <li key={art} className="landing-room">
                <div className="landing-room-art">
                  <RoomArt name={art} className="size-full object-cover" />
                </div>
                <b>{name}</b>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="landing-ground" />
    </section>
  );
}
