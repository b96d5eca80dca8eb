import { Pip } from '@/components/art/pip';
import { Backdrop } from '@/components/ui/backdrop';

/** While a nest opens. */
export function RoomLoading() {
  return (
    <Backdrop time="morning">
      <output className="grid min-h-dvh place-items-center">
        <span className="grid justify-items-center gap-2 animate-[fade_200ms_250ms_both]">
          <Pip mood="nest" size={132} animated />
          <span className="font-display text-21 font-semibold">Loading…</span>
        </span>
      </output>
    </Backdrop>
  );
}
