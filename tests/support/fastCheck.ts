import fc from 'fast-check';

/** `PROPERTY_SEED` selects other examples; without it every run of a commit tries the same ones. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });

/** The factor on the number of examples that a merge tries: 1 unless `PROPERTY_RUNS` sets it. */
export const timesAsMany = Number(process.env['PROPERTY_RUNS'] ?? 1);

export { default as fc } from 'fast-check';
