/** One number with its goal; `unit` is `times` or what is counted, `note` what it was made of. */
export interface Figure {
  name: string;
  value: number;
  /** The most that it may be. */
  goal: number;
  unit?: string;
  note?: string;
}

const WIDTHS = [8, 56, 12, 12] as const;

/** Prints the heading of the table that `printFigures` fills. */
export function printHeading(): void {
  print(['', 'times what it is compared with, or as said', 'measured', 'goal']);
}

/** Prints a measure's figures; one above its goal is marked. */
export function printFigures(id: string, title: string, figures: Figure[]): void {
  print([id, title, '', '']);
  for (const { name, value, goal, unit, note } of figures) {
    const text = (of: number) =>
      `${of.toFixed(unit === undefined ? 2 : 0)}${unit === undefined ? '' : ` ${unit}`}`;
    print(['', `  ${name}`, `${text(value)}${value > goal ? ' !' : '  '}`, text(goal)], note);
  }
}

function print([id, name, value, goal]: [string, string, string, string], note = ''): void {
  const [first, second, third, fourth] = WIDTHS;
  const line = `${id.padEnd(first)}${name.padEnd(second)}${value.padStart(third)}${goal.padStart(fourth)}  ${note}`;
  process.stdout.write(`${line.trimEnd()}\n`);
}
