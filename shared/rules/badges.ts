/** `level` is the position among the badges, `starRequirement` in lifetime stars. */
export interface Badge {
  id: BadgeId;
  name: string;
  description: string;
  iconName: string;
  color: string;
  level: number;
  starRequirement: number;
}

const rows = [
  ['star-starter', 'Star Starter', 'Your very first star.', '#E0B07A', 1],
  ['bright-spark', 'Bright Spark', 'You’re glowing.', '#5BB8F5', 15],
  ['nest-builder', 'Nest Builder', 'Home is happier with you.', '#7BC950', 40],
  ['moon-hopper', 'Moon Hopper', 'One giant hop.', '#FFD23F', 80],
  ['comet-chaser', 'Comet Chaser', 'Fast, bright, and kind.', '#FF7F66', 140],
  ['cloud-captain', 'Cloud Captain', 'Steering the whole crew.', '#2EC4B6', 220],
  ['rainbow-ranger', 'Rainbow Ranger', 'You color the day.', '#7BC950', 330],
  ['planet-pilot', 'Planet Pilot', 'To the far side and back.', '#FF7F66', 480],
  ['galaxy-hero', 'Galaxy Hero', 'A sky full of helping.', '#2EC4B6', 700],
  ['legend', 'Legend', 'They’ll sing about this nest.', '#FFC22E', 1000],
] as const;

export type BadgeId = (typeof rows)[number][0];

/** The badges, lowest first (docs/domain.md, "Stars"). */
export const BADGES: readonly Badge[] = rows.map(
  ([id, name, description, color, starRequirement], index) => ({
    id,
    name,
    description,
    iconName: id,
    color,
    level: index + 1,
    starRequirement,
  }),
);

export function badgesCrossed(before: number, after: number): Badge[] {
  return BADGES.filter((badge) => badge.starRequirement > before && badge.starRequirement <= after);
}
