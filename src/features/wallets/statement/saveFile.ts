import { askNative, isInWrapper } from '#browser/wrapper.ts';

/** How long a file's object URL stays valid after the download started, milliseconds. */
const urlLifetime = 60_000;

/**
 * Downloads a file. The Android wrapper, where nothing downloads, saves it; without that, and on phones that can't
 * download it, the file is offered to the share sheet. False if none is possible or the player cancelled.
 */
export async function saveFile(file: File): Promise<boolean> {
  const link = document.createElement('a');
  if (isInWrapper()) return (await saveByWrapper(file)) === true || share(file);
  if (!('download' in link)) return share(file);
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), urlLifetime);
  return true;
}

const saveByWrapper = async (file: File) =>
  askNative('saveImage', { name: file.name, type: file.type, data: await base64(file) });

/** The content of a file in base64. */
async function base64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

async function share(file: File): Promise<boolean> {
  if (!navigator.canShare?.({ files: [file] })) return false;
  return navigator.share({ files: [file], title: file.name }).then(
    () => true,
    () => false,
  );
}
