import { z } from 'zod';
import { timestamp } from './fields';

export const badge = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  iconName: z.string(),
  color: z.string(),
  level: z.int().min(1),
  starRequirement: z.int().min(1),
});

export const kidBadge = z.object({ badgeId: z.string(), earnedAt: timestamp, badge });
export type KidBadge = z.infer<typeof kidBadge>;
