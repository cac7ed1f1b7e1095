import type { Native } from './calls.ts';

const lenses = ['user', 'environment'] as const;

/** Lets every file input for pictures ask the wrapper for one, if it says that inputs open nothing (O-42). */
export function watchFileInputs(native: Pick<Native, 'ask'>): void {
  document.addEventListener(
    'click',
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || input.type !== 'file') return;
      event.preventDefault();
      void pick(native, input);
    },
    { capture: true },
  );
}

/** Requests a picture, and hands it to the input as if it had been chosen there. */
async function pick({ ask }: Pick<Native, 'ask'>, input: HTMLInputElement) {
  const camera = lenses.find((lens) => lens === input.getAttribute('capture')) ?? null;
  const file = await ask('pickImage', { camera });
  if (!file) return;
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
