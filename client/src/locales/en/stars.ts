import undo from './features/undo';

export default { ...undo };
