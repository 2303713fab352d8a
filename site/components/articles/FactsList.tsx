import type { Fact } from '../../facts/records/index.ts';
import { SourceLine } from './Sources.tsx';

export function FactsList({ facts }: { facts: Readonly<Record<string, Fact>> }) {
  return (
    <ul className="facts-list">
      {Object.entries(facts).map(([id, { text, source, checked }]) => (
        <li key={id} className="facts-list__fact">
          <p>{text}</p>
          <p className="facts-list__source">
            <SourceLine source={source} />; checked <time dateTime={checked}>{checked}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
