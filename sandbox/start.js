import { runTypeScript } from './typescript.js';

void runTypeScript('./sandbox/main.ts');
