import parent from './parent.ts';
import reviews from './reviews.ts';
import chores from './chores.ts';
import plan from './plan.ts';
import settings from './settings.ts';
import admin from './admin.ts';

/** What adults’ screens say after the login. */
export default { ...parent, ...reviews, ...chores, ...plan, ...settings, ...admin };
