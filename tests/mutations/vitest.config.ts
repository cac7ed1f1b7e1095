import { mergeConfig } from 'vite';
import project from '../../vite.config.ts';
import { mutations } from './mutations.ts';
import { plant } from './plant.ts';

const planted = mutations.find(({ name }) => name === process.env['MUTATION']);
if (!planted) throw new Error('MUTATION names the bug to plant.');

/** The project's own settings, with one bug planted. */
// oxlint-disable-next-line import/no-default-export -- Vitest asks for it.
export default mergeConfig(project({ mode: 'test', command: 'serve' }), { plugins: [plant(planted)] });
