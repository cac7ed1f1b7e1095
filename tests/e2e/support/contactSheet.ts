const look = `
  body { margin: 1rem; background: #222; color: #eee; font: 14px/1.4 system-ui, sans-serif }
  table { border-spacing: 8px }
  th { position: sticky; top: 0; left: 0; background: #222; text-align: start; vertical-align: top }
  td { vertical-align: top }
  img { max-width: 360px; max-height: 640px }
`;

/** An HTML contact sheet of all screenshots: a row per name, a column per folder. */
export function contactSheet(names: readonly string[], columns: readonly string[]): string {
  const picture = (folder: string, name: string) => {
    const file = `${folder}/${name}.png`;
    return `<td><a href="${file}"><img src="${file}" alt="${name}, ${folder}" loading="lazy"></a></td>`;
  };
  const rows = names.map(
    (name) => `<tr><th>${name}</th>${columns.map((folder) => picture(folder, name)).join('')}</tr>`,
  );
  const head = `<tr><th></th>${columns.map((folder) => `<th>${folder}</th>`).join('')}</tr>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen, in every size</title>
<style>${look}</style>
<table>${head}${rows.join('\n')}</table>
</html>
`;
}
