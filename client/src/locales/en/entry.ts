import app from './features/app';
import ui from './features/ui';
import kidAuth from './features/kid-auth';

const entry = { ...app, ...ui, ...kidAuth };
export default entry;

/** Where the other parts of this language are. */
export const parts = {
  site: () => import('./site'),
  kid: () => import('./kid'),
  shop: () => import('./shop'),
  parent: () => import('./parent'),
  admin: () => import('./admin'),
  forms: () => import('./forms'),
  plan: () => import('./plan'),
  settings: () => import('./settings'),
  letters: () => import('./letters'),
  stars: () => import('./stars'),
  tablet: () => import('./tablet'),
  tour: () => import('./tour'),
};
