import { runKit } from './runKit.ts';

process.exitCode = await runKit(process.argv.slice(3), console);
