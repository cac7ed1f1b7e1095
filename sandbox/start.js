import { runnerImport } from 'vite';

// Node 20 can't run TypeScript by itself.
await runnerImport('./sandbox/main.ts');
