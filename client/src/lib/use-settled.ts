import { useEffect, useState } from 'react';

/** `value` once it has not changed for `ms`: for what is too costly to do at each letter. */
export function useSettled<Value>(value: Value, ms = 500): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
