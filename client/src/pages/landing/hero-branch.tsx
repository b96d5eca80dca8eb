import { HangingStar } from '@/components/art/hanging-star';
import { Pip } from '@/components/art/pip';
import { SceneArt } from '@/components/art/scene-art';

const hanging = [
  { x: 150, y: 350, thread: 44, size: 50, color: 'var(--color-star)', delay: 0 },
  { x: 262, y: 372, thread: 60, size: 40, color: 'var(--color-treat)', delay: -1.3 },
  { x: 566, y: 394, thread: 34, size: 54, color: 'var(--color-star)', delay: -2.1 },
  { x: 680, y: 390, thread: 26, size: 40, color: 'var(--color-party-teal)', delay: -0.7 },
];

export function HeroBranch() {
  return (
    <div
      className="pointer-events-none absolute end-[calc(50%-50vw-24px)] -top-[4.2vw] z-1 aspect-820/480 w-[min(800px,57vw)] max-lg:top-0 max-lg:w-[60vw] max-sm:relative max-sm:end-auto max-sm:ms-[13%] max-sm:-mt-2.5 max-sm:-mb-8.5 max-sm:w-[92%] rtl:-scale-x-100"
      aria-hidden
    >
      <SceneArt name="branch" className="size-full" />
      <svg viewBox="-24 0 820 480" className="absolute inset-0 size-full overflow-visible max-sm:hidden">
        {hanging.map((place) => (
          <HangingStar key={place.x} {...place} />
        ))}
      </svg>
      <Pip mood="nest" animated className="absolute top-[11.8%] left-[32.05%] w-[40.8%]" />
    </div>
  );
}
