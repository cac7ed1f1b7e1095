/** Gives a file field a photo made in the page, since one from outside is too large for WebKit's inspector. */
export async function choosePhoto(field: Element) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 2_400, height: 1_500 });
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#cfe3f5';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#112233';
  context.font = '110px sans-serif';
  for (let line = 1; line < 11; line++) context.fillText(`Republika ng Pilipinas ${line}`, 80, line * 130);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  const chosen = new DataTransfer();
  chosen.items.add(new File([blob!], 'id.jpg', { type: 'image/jpeg' }));
  Object.assign(field, { files: chosen.files });
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
