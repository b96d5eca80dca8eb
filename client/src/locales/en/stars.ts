import byHand from './features/by-hand';
import decided from './features/decided';
import statement from './features/statement';
import undo from './features/undo';

export default { ...undo, ...byHand, ...statement, ...decided };
