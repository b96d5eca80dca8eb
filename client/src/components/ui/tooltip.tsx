import { createContext, use, type ReactElement, type ReactNode } from 'react';

export interface TooltipProps {
  /** The control has its own accessible name. */
  text: string;
  /** Must accept props and `ref`. */
  children: ReactElement;
}

/** Set on adults' pages, so that kids' pages don't load the code. */
export const TooltipContext = createContext<((props: TooltipProps) => ReactNode) | null>(null);

export function Tooltip(props: TooltipProps) {
  const render = use(TooltipContext);
  return render ? render(props) : props.children;
}
