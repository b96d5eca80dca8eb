import pair from './features/pair';
import tablet from './features/tablet';

export default { ...pair, ...tablet };
