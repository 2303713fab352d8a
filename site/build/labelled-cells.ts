const stacked = /<table class="[^"]*\bstack-table\b[^"]*">([\s\S]*?)<\/table>/g;

/** The empty corner of a table is not a heading. */
const emptyHead = /<th(?: style="[^"]*")?(?: scope="col")?><\/th>/g;

/**
 * Adds the column name as `data-label` to cells of tables that stack on phones (`StackTable.css`), and turns every
 * empty `th` into a `td`.
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
