import { type Node, NodeType, parse } from 'node-html-parser';

/** Splits at each top-level `h2`, not inside boxes. `heading` is HTML, empty before the first. */
export function headedSections(html: string): { heading: string; text: string }[] {
  const headings = parse(html).childNodes.filter(isHeading);
  const ends = [...headings.slice(1).map((next) => next.range[0]), html.length];
  const sections = headings.map((heading, place) => ({
    heading: html.slice(...heading.range),
    text: html.slice(heading.range[1], ends[place]),
  }));
  const before = html.slice(0, headings[0]?.range[0] ?? html.length);
  return before.trim() ? [{ heading: '', text: before }, ...sections] : sections;
}

const isHeading = (node: Node) => node.nodeType === NodeType.ELEMENT_NODE && node.rawTagName === 'h2';
