import type { WhitepaperPage } from '../../kinds/whitepaper/kind.ts';
import { SourceList } from '../articles/Sources.tsx';
import { type PieceFact, PieceFacts } from './PieceFacts.tsx';

export type WhitepaperSheetProps = Pick<WhitepaperPage, 'abstract' | 'takeaways' | 'sources'> & {
  facts: readonly PieceFact[];
};

/** The cover; one sheet in print. */
export function WhitepaperSheet({ abstract, takeaways, sources, facts }: WhitepaperSheetProps) {
  return (
    <div className="whitepaper-sheet wrap">
      <section className="whitepaper-sheet__part" aria-labelledby="abstract">
        <h2 id="abstract">Abstract</h2>
        <p className="whitepaper-sheet__abstract">{abstract}</p>
        <PieceFacts facts={facts} />
      </section>
      <section className="whitepaper-sheet__part" aria-labelledby="findings">
        <h2 id="findings">Findings</h2>
        <ol className="whitepaper-sheet__findings">
          {takeaways.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ol>
      </section>
      {sources.length > 0 && (
        <section className="whitepaper-sheet__part" aria-labelledby="sources">
          <h2 id="sources">Sources</h2>
          <SourceList sources={sources} />
        </section>
      )}
    </div>
  );
}
