import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

/**
 * HTML as Word, Google Docs, Outlook and web pages give it, as plain Markdown: headings, paragraphs, lists, tables, links,
 * pictures, bold and italic. Everything else about its look is left out.
 */
export function htmlToMarkdown(html: string): string {
  const plain = html
    .replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '')
    .replace(/<!\[if[\s\S]*?<!\[endif\]>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|head|xml|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?o:p>|<\/?w:[^>]*>|<\/?v:[^>]*>/gi, '');
  return blocks(parse(plain), '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;
const nameOf = (node: HTMLElement) => (node.rawTagName ?? '').toLowerCase();

const blockNames = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol table blockquote pre hr div section article main body html header footer figure'.split(
    ' ',
  ),
);
const isBlock = (node: Node) => isElement(node) && blockNames.has(nameOf(node));

/** Children as blocks; running text between them is a paragraph. */
function blocks(parent: HTMLElement, indent: string): string {
  const parts: string[] = [];
  let text: Node[] = [];
  const end = () => {
    const line = inline(text).trim();
    if (line) parts.push(line);
    text = [];
  };
  for (const node of parent.childNodes) {
    if (!isBlock(node)) {
      text.push(node);
      continue;
    }
    end();
    const block = blockOf(node as HTMLElement, indent);
    // Word's lists are paragraphs.
    const joins = isListLine(block) && isListLine(parts.at(-1) ?? '') && isWordItem(node as HTMLElement);
    if (joins) parts.push(`${parts.pop()}\n${block}`);
    else if (block.trim()) parts.push(block);
  }
  end();
  return parts.join('\n\n');
}

const isListLine = (block: string) => /^\s*(?:- |\d+\. )/.test(block);

function isWordItem(node: HTMLElement): boolean {
  return /MsoList/i.test(node.getAttribute('class') ?? '') || /mso-list:/i.test(node.getAttribute('style') ?? '');
}

function blockOf(node: HTMLElement, indent: string): string {
  const name = nameOf(node);
  const heading = /^h([1-6])$/.exec(name)?.[1];
  // The page's title is its only heading of the first level.
  if (heading) return inlineOf(node) ? `${'#'.repeat(Math.max(2, Number(heading)))} ${inlineOf(node)}` : '';
  if (name === 'ul' || name === 'ol') return list(node, indent);
  if (name === 'table') return table(node);
  if (name === 'pre') return `\`\`\`\n${node.textContent.trim()}\n\`\`\``;
  if (name === 'hr') return '---';
  if (name === 'blockquote') return blocks(node, indent).replace(/^/gm, '> ');
  if (name === 'p' && isWordItem(node)) {
    const level = Number(/level(\d)/.exec(node.getAttribute('style') ?? '')?.[1] ?? 1);
    const item = /^(?:[·•o§\-–*]|(\d+)[.)])[\s\u00a0]+/.exec(inlineOf(node));
    return `${'  '.repeat(level - 1)}${item?.[1] ? '1.' : '-'} ${inlineOf(node).slice(item?.[0].length ?? 0)}`;
  }
  return node.childNodes.some(isBlock) ? blocks(node, indent) : inlineOf(node);
}

function list(node: HTMLElement, indent: string): string {
  const isNumbered = nameOf(node) === 'ol';
  const items = node.childNodes.filter(isElement).flatMap((child) => {
    // Google Docs puts an inner list beside its item.
    if (/^[uo]l$/.test(nameOf(child))) return [list(child, `${indent}  `)];
    const inner = child.childNodes.filter((part) => isElement(part) && /^[uo]l$/.test(nameOf(part))) as HTMLElement[];
    const text = inline(child.childNodes.filter((part) => !inner.includes(part as HTMLElement)));
    const line = `${indent}${isNumbered ? '1.' : '-'} ${text.trim()}`;
    return [line, ...inner.map((part) => list(part, `${indent}${isNumbered ? '   ' : '  '}`))];
  });
  return items.join('\n');
}

function table(node: HTMLElement): string {
  const rows = node
    .querySelectorAll('tr')
    .map((row) => row.querySelectorAll('td, th').map((cell) => inlineOf(cell).replaceAll('|', '\\|')));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns === 0) return '';
  const line = (row: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => row[at] ?? '').join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), `|${'---|'.repeat(columns)}`, ...rest.map(line)].join('\n');
}

const inlineOf = (node: HTMLElement) => inline(node.childNodes).trim();

function inline(nodes: readonly Node[]): string {
  return nodes
    .map(inlineNode)
    .join('')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/\*\*(\s*)\*\*/g, '$1');
}

function inlineNode(node: Node): string {
  if (!isElement(node)) return node.textContent.replace(/[\s\u00a0]+/g, ' ').replace(/([*_`])/g, '\\$1');
  const name = nameOf(node);
  const inner = inline(node.childNodes);
  if (name === 'br') return '  \n';
  if (name === 'img') return `![${node.getAttribute('alt') ?? ''}](${node.getAttribute('src') ?? ''})`;
  if (name === 'code') return `\`${node.textContent}\``;
  if (name === 'a') return link(node.getAttribute('href') ?? '', inner);
  const style = node.getAttribute('style') ?? '';
  const isBold = /^(?:b|strong)$/.test(name)
    ? !/(?<![-\w])font-weight:\s*normal/i.test(style)
    : /(?<![-\w])font-weight:\s*(?:bold|[6-9]00)/i.test(style);
  const isItalic = /^(?:i|em)$/.test(name) || /(?<![-\w])font-style:\s*italic/i.test(style);
  return around(around(inner, isItalic ? '*' : ''), isBold ? '**' : '');
}

/** Marks stand at words, not at spaces. */
function around(text: string, mark: string): string {
  const [, before = '', word = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return mark && word ? `${before}${mark}${word}${mark}${after}` : text;
}

function link(href: string, text: string): string {
  if (!href || !text.trim()) return text;
  // Google Docs and Outlook lead links over addresses of their own.
  const target = /[?&](?:q|url)=(https?[^&]+)/i.exec(/google\.[a-z.]+\/url\?|safelinks\./i.test(href) ? href : '')?.[1];
  return `[${text.trim()}](${target ? decodeURIComponent(target) : href})`;
}
