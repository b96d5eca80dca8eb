import app from './features/app';
import ui from './features/ui';
import kidAuth from './features/kid-auth';

export default { ...app, ...ui, ...kidAuth };
