import { useState } from 'react';

export const shellMotion =
  'origin-bottom animate-[wobble_90ms_linear_3,open-shell_160ms_270ms_var(--ease-out)_forwards] motion-reduce:hidden';

export function useHatching<Look extends string>(look: Look): Look | null {
  const [seen, setSeen] = useState<{ look: Look; before: Look | null }>({ look, before: null });
  if (seen.look === look) return seen.before;
  setSeen({ look, before: look === 'hatched' ? seen.look : null });
  return null;
}

export const chickMotion =
  'animate-[fade_1ms_270ms_backwards] [&_[data-chick]]:origin-bottom [&_[data-chick]]:animate-[pop_320ms_280ms_var(--ease-spring)_backwards] [&_[data-chick]]:[transform-box:fill-box]';
