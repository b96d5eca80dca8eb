import plan from './features/plan';
import tuneUp from './features/tune-up';

export default { ...plan, ...tuneUp };
