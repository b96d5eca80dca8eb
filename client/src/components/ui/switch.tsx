import { Switch as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';

/** On or off, at once. Tie it to a visible label with `id` or `aria-labelledby`. */
export function Switch(props: Omit<ComponentProps<typeof Radix.Root>, 'className' | 'children'>) {
  return (
    <Radix.Root {...props} className="switch">
      <Radix.Thumb />
    </Radix.Root>
  );
}
