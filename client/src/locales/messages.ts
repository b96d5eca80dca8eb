import type admin from './en/admin';
import type entry from './en/entry';
import type forms from './en/forms';
import type letters from './en/letters';
import type kid from './en/kid';
import type parent from './en/parent';
import type plan from './en/plan';
import type settings from './en/settings';
import type shop from './en/shop';
import type site from './en/site';
import type stars from './en/stars';
import type tablet from './en/tablet';
import type tour from './en/tour';

/** Every message by its id, as it stands in English. Another language must have the same ids. */
export type Messages = typeof entry &
  typeof site &
  typeof kid &
  typeof shop &
  typeof parent &
  typeof admin &
  typeof forms &
  typeof plan &
  typeof settings &
  typeof letters &
  typeof stars &
  typeof tablet &
  typeof tour;
export type MessageId = keyof Messages;

/**
 * What is loaded at once: `entry` with the app, each other with its pages, `shop` with a kid's shop and star book, `forms`
 * with the dialogs for chores and rewards, `plan` with the plan, the kids' day and the tune-up, `settings` with that tab, `letters` with the
 * pages that links in mail lead to, an invitation's among them, `stars` with what moves stars by hand or back, `tablet` with what a family's own tablet
 * shows besides, `tour` with the landing page's look into the app.
 */
export const MESSAGE_PARTS = [
  'entry',
  'site',
  'kid',
  'shop',
  'parent',
  'admin',
  'forms',
  'plan',
  'settings',
  'letters',
  'stars',
  'tablet',
  'tour',
] as const;
export type MessagePart = (typeof MESSAGE_PARTS)[number];
