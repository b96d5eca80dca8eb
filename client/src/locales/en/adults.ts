import parent from './parent.ts';
import reviews from './reviews.ts';
import chores from './chores.ts';
import pictures from './pictures.ts';
import library from './library.ts';
import plan from './plan.ts';
import settings from './settings.ts';
import members from './members.ts';
import devices from './devices.ts';
import programs from './programs.ts';
import admin from './admin.ts';

/** What adults’ screens say after the login. */
export default {
  ...parent,
  ...reviews,
  ...chores,
  ...pictures,
  ...library,
  ...plan,
  ...settings,
  ...members,
  ...devices,
  ...programs,
  ...admin,
};
