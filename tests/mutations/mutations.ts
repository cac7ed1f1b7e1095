import { ofThePage } from './ofThePage.ts';
import { ofTheWorker } from './ofTheWorker.ts';

/** The bugs that the history checker and the tests must find. */
export const mutations = [...ofTheWorker, ...ofThePage];
