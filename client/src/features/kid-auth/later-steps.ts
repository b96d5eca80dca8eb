// The steps after the code, in one file that is fetched once the first stands.
export { LockoutScreen } from './lockout-screen';
export { NameScreen } from './name-screen';
export { PicturesScreen } from './pictures-screen';
export { TabletLogin } from './tablet-login';
