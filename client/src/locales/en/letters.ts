import letters from './features/letters';

export default { ...letters };
