import type { ReactNode } from 'react';
import type { CompliancePage } from '../../kinds/compliance/kind.ts';
import { MarkdownText } from '../markdown/MarkdownText.tsx';

type PrinciplesProps = CompliancePage['principles'] & { children: ReactNode };

export function Principles({ lead, list, end, children }: PrinciplesProps) {
  return (
    <section className="principles" aria-labelledby="principles">
      <div className="wrap section">
        <div className="principles__head">
          <h2 id="principles">The ten privacy principles in daily work</h2>
          <MarkdownText text={lead} className="principles__lead" />
        </div>
        <ol className="principles__list">
          {list.map(({ name, desk, technical }) => (
            <li className={technical ? 'principles__one principles__one--technical' : 'principles__one'} key={name}>
              <h3 className="principles__name">{name}</h3>
              <p>{desk}</p>
              {technical && <p className="principles__mark">Mostly technical</p>}
            </li>
          ))}
        </ol>
        <MarkdownText text={end} />
        {children}
      </div>
    </section>
  );
}
