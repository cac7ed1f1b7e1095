const lineBreaks = /[\r\n\u2028\u2029]+/g;

type Inserting = Event & { data?: string | null; clipboardData?: DataTransfer | null };

/**
 * Inserts several lines, pasted, dropped or from a keyboard, as cells: browsers join lines in a field, and would make
 * one number of `500` above `600`. Returns how to stop.
 */
export function keepLinesApart(field: HTMLInputElement, onChange: (value: string) => void): () => void {
  function insert(event: Inserting) {
    const text = (event.clipboardData?.getData('text/plain') ?? event.data ?? '').trim();
    const cells = text.replace(lineBreaks, '\t');
    if (cells === text || !event.cancelable) return;
    event.preventDefault();
    field.setRangeText(cells, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
    onChange(field.value);
  }
  const ways = ['paste', 'beforeinput'];
  for (const way of ways) field.addEventListener(way, insert);
  return () => {
    for (const way of ways) field.removeEventListener(way, insert);
  };
}
