import type { WhitepaperPage } from '../../kinds/whitepaper/kind.ts';
import { type PieceFact, PieceFacts } from './PieceFacts.tsx';

export type WhitepaperSheetProps = Pick<WhitepaperPage, 'abstract' | 'takeaways'> & {
  facts: readonly PieceFact[];
};

/** The cover; one sheet in print. */
export function WhitepaperSheet({ abstract, takeaways, facts }: WhitepaperSheetProps) {
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
    </div>
  );
}
