import { useEffect, useRef } from 'react';

/** Calls `onTimeout` after `ms` without a touch or key within the element that gets the returned handlers. */
export function useTouchTimeout(ms: number, onTimeout: () => void) {
  const leave = useRef(onTimeout);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    leave.current = onTimeout;
  }, [onTimeout]);
  useEffect(() => {
    timer.current = setTimeout(() => leave.current(), ms);
    return () => clearTimeout(timer.current);
  }, [ms]);
  const touched = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => leave.current(), ms);
  };
  return { onPointerDown: touched, onKeyDown: touched };
}
