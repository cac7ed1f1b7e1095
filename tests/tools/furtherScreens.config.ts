import path from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import asItIs from '../../vite.config.ts';
import { furtherScreens } from './furtherScreens.ts';

const further = () => [furtherScreens(path.join(import.meta.dirname, '../..'))];

/** The app with some screens more. */
export default defineConfig((environment) =>
  mergeConfig(asItIs(environment), { plugins: further(), worker: { plugins: further } }),
);
