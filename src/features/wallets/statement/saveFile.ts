/** How long a file's address stays good after it was handed to the browser, milliseconds. */
const patience = 60_000;

/**
 * Hands a file to the player: the browser saves it. In the Android wrapper, where nothing is downloaded, and on phones
 * that can't do so either, it is offered to share; false where there is no way at all, or the player thought better of it.
 */
export async function saveFile(file: File): Promise<boolean> {
  const link = document.createElement('a');
  const downloads = 'download' in link && !('NativeBridge' in globalThis);
  if (!downloads) return share(file);
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), patience);
  return true;
}

async function share(file: File): Promise<boolean> {
  if (!navigator.canShare?.({ files: [file] })) return false;
  return navigator.share({ files: [file], title: file.name }).then(
    () => true,
    () => false,
  );
}
