import parent from './parent.ts';
import reviews from './reviews.ts';
import plan from './plan.ts';

/** What the overview and the family’s home say. */
export default { ...parent, ...reviews, ...plan };
