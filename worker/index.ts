/**
 * The worker's entry: exports nothing and holds no code. WebKit knows a worker's entry by another name than its
 * address, so a module importing it by its address would run it a second time.
 */
import './start.ts';
