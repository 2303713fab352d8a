const stacked = /<table class="[^"]*\bstack-table\b[^"]*">([\s\S]*?)<\/table>/g;

/** The empty corner of a table with row and column headings: not a heading itself. */
const emptyHead = /<th(?: style="[^"]*")?(?: scope="col")?><\/th>/g;

/**
 * The document with each cell of a table that a phone stacks (`StackTable.css`) carrying the name of its column, which
 * stands out of sight there. An empty heading, in any table, becomes a cell.
 */
export function labelledCells(html: string): string {
  const labelled = html.replace(stacked, (table) => {
    const heads = [...table.matchAll(/<th\b[^>]*scope="col"[^>]*>([\s\S]*?)<\/th>/g)].map(([, text = '']) =>
      text
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
  return labelled.replace(emptyHead, '<td></td>');
}
