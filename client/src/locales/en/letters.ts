import joining from './features/joining';
import letters from './features/letters';

export default { ...joining, ...letters };
