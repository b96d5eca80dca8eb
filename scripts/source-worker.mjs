import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

// Runs a worker's TypeScript file, the first argument.
register();
await import(pathToFileURL(process.argv[2]).href);
