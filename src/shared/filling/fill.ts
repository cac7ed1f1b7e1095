import type { FilledFile } from '#browser/filledList.ts';

/** This many consecutive failures end the filling for now. */
const mostFailures = 3;

interface Surroundings {
  /** Resolves when nothing of the player's is in progress; checked before each file. */
  free: () => Promise<void>;
  bring: (file: FilledFile) => Promise<void>;
  onBrought: (file: FilledFile) => void;
  signal: AbortSignal;
}

/** Fetches files one at a time, until all are loaded, it is stopped, or nothing loads. Never rejects. */
export async function fill(files: readonly FilledFile[], { free, bring, onBrought, signal }: Surroundings) {
  let failures = 0;
  for (const file of files) {
    await free();
    if (signal.aborted) return;
    try {
      await bring(file);
      failures = 0;
      onBrought(file);
    } catch {
      failures += 1;
      if (failures === mostFailures) return;
    }
  }
}
