import { cloneElement, type ReactElement } from 'react';

/**
 * Says what a control does, on hover and focus (`TooltipLayer`). An extra: the control has its own accessible name. The
 * child passes `data-tooltip` on to its element.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement<DataTooltip> }) {
  return cloneElement(children, { 'data-tooltip': text });
}

interface DataTooltip {
  'data-tooltip'?: string;
}
