const stacked = /<table class="[^"]*\bstack-table\b[^"]*">([\s\S]*?)<\/table>/g;

/**
 * The document with each cell of a table that a phone stacks (`StackTable.css`) carrying the name of its column, which
 * stands out of sight there.
 */
export function labelledCells(html: string): string {
  return html.replace(stacked, (table) => {
    const heads = [
      ...table.matchAll(/<th scope="col"[^>]*>([\s\S]*?)<\/th>|<th(?: style="[^"]*")?>([\s\S]*?)<\/th>/g),
    ].map(([, named = '', plain = '']) =>
      (named || plain)
        .replace(/<[^>]+>/g, '')
        .replaceAll('"', '&quot;')
        .trim(),
    );
    return table.replace(/<tr>([\s\S]*?)<\/tr>/g, (row) => {
      let column = -1;
      return row.replace(/<(td|th)\b/g, (cell, tag: string) => {
        column++;
        return tag === 'td' && heads[column] ? `${cell} data-label="${heads[column]}"` : cell;
      });
    });
  });
}
