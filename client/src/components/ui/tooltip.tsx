import { Tooltip as Radix } from 'radix-ui';
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from '@shared/constants';

const Provided = createContext(false);

/** Put once around a screen with tooltips: after the first, neighbors answer at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provided value={true}>
      <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_MS}>
        {children}
      </Radix.Provider>
    </Provided>
  );
}

/** Says what a control does, on hover and focus. An extra: the control has its own accessible name. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  const provided = useContext(Provided);
  const tip = (
    <Radix.Root>
      <Radix.Trigger
        asChild
        onFocus={(event) => {
          // A dialog that closes after a tap gives the focus back: that is no question.
          if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
        }}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="z-90 max-w-70 animate-fade rounded-xs bg-slab px-3 pt-[7px] pb-2 text-14 leading-[1.35] font-medium text-on-slab"
          sideOffset={8}
          collisionPadding={12}
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return provided ? tip : <TooltipProvider>{tip}</TooltipProvider>;
}
