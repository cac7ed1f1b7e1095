/** The headers that a `_headers` file gives a path: those of all matching rules in order, joined where they repeat. */
export function askHeadersFile(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let isFitting = false;
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, indent, name = '', value = ''] = /^(\s*)(!?\s*[^\s:]+):?\s*(.*)$/.exec(line)!;
    const key = name.replace(/^!\s*/, '').toLowerCase();
    if (indent === '') isFitting = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (isFitting && name.startsWith('!')) delete headers[key];
    else if (isFitting) headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  return headers;
}
