import MarkdownIt from 'markdown-it';
import container from 'markdown-it-container';

/**
 * Plain Markdown with typographic quotes; HTML in it is shown, not run. Containers: `::: note`,
 * `::: example` (a worked example, whose numbers are made up and labelled so) and `::: quote`.
 */
export const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

for (const [name, label] of [
  ['note', 'Note'],
  ['example', 'Worked example'],
  ['quote', ''],
] as const) {
  markdown.use(container, name, {
    render: (tokens: readonly { nesting: number }[], index: number) => {
      if (tokens[index]?.nesting !== 1) return '</aside>\n';
      const title = label ? `<p class="prose__label">${label}</p>\n` : '';
      return `<aside class="prose__${name}">\n${title}`;
    },
  });
}

// Wide tables scroll inside their own box, which the keyboard can reach.
markdown.renderer.rules.table_open = (tokens, index) => {
  const number = tokens.slice(0, index + 1).filter((token) => token.type === 'table_open').length;
  return `<div class="prose__table" role="region" aria-label="Table ${number}" tabindex="0"><table>\n`;
};
markdown.renderer.rules.table_close = () => '</table></div>\n';

// Headings have ids made of their words, so that a part of a page can be linked to.
markdown.core.ruler.push('heading_ids', (state) => {
  const taken = new Set<string>();
  for (const [index, token] of state.tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const words = (state.tokens[index + 1]?.content ?? '').toLowerCase().match(/[a-z0-9]+/g) ?? ['part'];
    const base = words.join('-');
    let id = base;
    for (let copy = 2; taken.has(id); copy++) id = `${base}-${copy}`;
    taken.add(id);
    token.attrSet('id', id);
  }
});
