/** The version of Starnest, as package.json says it. */
export { version as VERSION } from '../../package.json';
