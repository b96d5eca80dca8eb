import tour from './features/tour';

export default { ...tour };
