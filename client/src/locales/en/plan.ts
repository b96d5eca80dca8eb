import plan from './features/plan';

export default { ...plan };
