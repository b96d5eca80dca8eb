import type { StatusLook } from './status-looks';

/** An icon and a number, never one of them alone; without a `count` the icon of a legend. */
export function StatusCount({ look, count }: { look: StatusLook; count?: number }) {
  const Icon = look.icon;
  return (
    <span className={`cal-count chip-${look.tone}`}>
      <Icon />
      {count}
    </span>
  );
}

/** What the icons in the cells mean. */
export function StatusLegend({ looks }: { looks: readonly StatusLook[] }) {
  return (
    <ul className="cal-legend" aria-label="What the marks mean">
      {looks.map((look) => (
        <li key={look.word}>
          <StatusCount look={look} />
          {look.word}
        </li>
      ))}
    </ul>
  );
}
