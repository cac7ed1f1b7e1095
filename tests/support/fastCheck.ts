import fc from 'fast-check';

/** `PROPERTY_SEED` tries other examples; without it every run of a commit tries the same. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });

/** How many times as many examples are tried as in a merge: 1 unless `PROPERTY_RUNS` says more. */
export const timesAsMany = Number(process.env['PROPERTY_RUNS'] ?? 1);

export { default as fc } from 'fast-check';
