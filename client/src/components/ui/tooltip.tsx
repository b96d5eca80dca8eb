import { createContext, use, type ReactElement, type ReactNode } from 'react';

export interface TooltipProps {
  /** Describes the action. The control has its own accessible name. */
  text: string;
  /** Passes its props and `ref` on to one element. */
  children: ReactElement;
}

/** Set on adults' pages (`Tooltips`), so that kids' pages don't load the code. */
export const TooltipContext = createContext<((props: TooltipProps) => ReactNode) | null>(null);

/** Describes a control on hover and keyboard focus, on adults' pages. */
export function Tooltip(props: TooltipProps) {
  const render = use(TooltipContext);
  return render ? render(props) : props.children;
}
