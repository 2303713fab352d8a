import type { DiagramItem, DiagramType } from '../../schema/diagrams.ts';

type DiagramProps = { type: DiagramType; title: string; items: readonly DiagramItem[]; isExample?: boolean };

/** A drawing that an author wrote as a list. `isExample`: its amounts are made up, and it says so. */
export function Diagram({ type, title, items, isExample }: DiagramProps) {
  return (
    <figure className="prose-diagram" data-type={type} data-illustrative={isExample || undefined}>
      <figcaption>
        {isExample && 'Example: '}
        {title}
      </figcaption>
      <ol>
        {items.map(([first = '', ...others]) => (
          <li key={first}>
            <strong>{first}</strong>
            {others.filter(Boolean).map((part) => (
              <span key={part}> {part}</span>
            ))}
          </li>
        ))}
      </ol>
    </figure>
  );
}
