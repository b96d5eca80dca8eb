import { boot } from './boot';

process.exitCode = await boot(process.env, process.argv.slice(2));
