/** How long a file's object URL stays valid after the download started, milliseconds. */
const urlLifetime = 60_000;

/**
 * Downloads a file. In the Android wrapper and on phones that can't download it, the file is offered to the share
 * sheet; false if neither is possible or the player cancelled.
 */
export async function saveFile(file: File): Promise<boolean> {
  const link = document.createElement('a');
  const downloads = 'download' in link && !('NativeBridge' in globalThis);
  if (!downloads) return share(file);
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), urlLifetime);
  return true;
}

async function share(file: File): Promise<boolean> {
  if (!navigator.canShare?.({ files: [file] })) return false;
  return navigator.share({ files: [file], title: file.name }).then(
    () => true,
    () => false,
  );
}
