/**
 * The worker's entry: it exports nothing and holds no code. WebKit knows a worker's entry by another name than its
 * address, so a module that imported it by its address would run it a second time.
 */
import './start.ts';
