/** Random values are hashes of a row number, the seed and `draw`, so the same seed gives the same rows. */
export interface Chance {
  below: (sides: number, of: string, draw: string) => string;
  share: (of: string, draw: string) => string;
  id: (at: string, of: string, draw: string) => string;
}

export function chance(seed: number): Chance {
  const hash = (of: string, draw: string) => `hashtextextended('${draw} ' || (${of})::text, ${seed})`;
  const bits = (of: string, draw: string, width: number) =>
    `(${hash(of, draw)} & ${2n ** BigInt(width) - 1n})`;
  const hex = (value: string, digits: number) => `lpad(to_hex(${value}), ${digits}, '0')`;
  return {
    below: (sides, of, draw) => `(${bits(of, draw, 31)} % ${sides})::int`,
    share: (of, draw) => `(${bits(of, draw, 20)} / ${2 ** 20}.0)`,
    id: (at, of, draw) =>
      `(${hex(`(extract(epoch FROM ${at}) * 1000)::bigint`, 12)} || '7' || ${hex(bits(of, `${draw} a`, 12), 3)}
        || '8' || ${hex(bits(of, draw, 60), 15)})::uuid`,
  };
}

export function pick(values: readonly (string | number)[], place: string): string {
  const list = values.map((value) => (typeof value === 'number' ? value : `'${value}'`));
  return `(ARRAY[${list.join(', ')}])[${place} + 1]`;
}

export const toMillisecond = (at: string): string => `date_trunc('milliseconds', ${at})`;
