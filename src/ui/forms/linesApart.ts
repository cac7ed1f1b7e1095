const lineBreaks = /[\r\n\u2028\u2029]+/g;

type Inserting = Event & { data?: string | null; clipboardData?: DataTransfer | null };

/**
 * Inserts several lines, pasted, dropped or from a keyboard, as cells: browsers join lines in a field, and would make
 * one number of `500` above `600`. Returns how to stop.
 */
export function keepLinesApart(field: HTMLInputElement, onChange: (value: string) => void): () => void {
  function insert(event: Inserting) {
    const text = (event.clipboardData?.getData('text') ?? event.data ?? '').trim();
    const cells = text.replace(lineBreaks, '\t');
    if (cells === text || !event.cancelable) return;
    event.preventDefault();
    field.setRangeText(cells, field.selectionStart!, field.selectionEnd!, 'end');
    onChange(field.value);
  }
  const stop = new AbortController();
  for (const way of ['paste', 'beforeinput']) field.addEventListener(way, insert, stop);
  return () => stop.abort();
}
