import settings from './features/settings';

export default { ...settings };
