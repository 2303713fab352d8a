import { type Node, NodeType, parse } from 'node-html-parser';
import { Prose } from './Prose.tsx';

/**
 * Running text that has the page to itself: on a wide screen each heading of the second rank stands beside what
 * it heads. `html` as in `Prose`.
 */
export function ProseSections({ html }: { html: string }) {
  if (html.trim() === '') return null;
  return (
    <div className="prose-sections">
      {sectionsOf(html).map(({ heading, text }) => (
        <div className="prose-sections__section" key={heading}>
          {heading && <div className="prose-sections__heading" dangerouslySetInnerHTML={{ __html: heading }} />}
          <Prose html={text} />
        </div>
      ))}
    </div>
  );
}

/** Cuts at each `h2` of the outermost level: one inside a box stays with its box. */
function sectionsOf(html: string): { heading: string; text: string }[] {
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
