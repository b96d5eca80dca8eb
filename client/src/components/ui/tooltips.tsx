import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from '@shared/constants';
import { TooltipContext, type TooltipProps } from './tooltip';

export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_MS}>
      <TooltipContext value={renderTooltip}>{children}</TooltipContext>
    </Radix.Provider>
  );
}

const renderTooltip = (props: TooltipProps) => <RadixTooltip {...props} />;

function RadixTooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger
        asChild
        onFocus={(event) => {
          if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
        }}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-tooltip
          sideOffset={8}
          collisionPadding={12}
          className="z-90 max-w-70 animate-fade rounded-xs bg-slab px-3 pt-1.75 pb-2 text-14 leading-[1.35] font-medium text-on-slab"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
