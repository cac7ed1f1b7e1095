import { mergeConfig, type ConfigEnv } from 'vite';
import project from '../../vite.config.ts';
import { mutations } from './mutations.ts';
import { plant } from './plant.ts';

const planted = mutations.find(({ name }) => name === process.env['MUTATION']);
if (!planted) throw new Error('MUTATION names the bug to plant.');
const bug = plant(planted);

/** The project's Vite configuration with one mutation planted. */
// oxlint-disable-next-line import/no-default-export -- Vite and Vitest require it.
export default (env: ConfigEnv) => mergeConfig(project(env), { plugins: [bug], worker: { plugins: () => [bug] } });
