import joining from './features/joining';

export default { ...joining };
