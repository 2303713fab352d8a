import type { SmallBusinessPage } from '../../kinds/small-business/kind.ts';
import { MarkdownText } from '../markdown/MarkdownText.tsx';

export function ResultsSheet({ lead, list, note }: SmallBusinessPage['measures']) {
  return (
    <div className="results-sheet">
      <MarkdownText text={lead} />
      <table className="results-sheet__table">
        <caption className="results-sheet__caption">Fill it in by hand, date it, and keep it with the contract</caption>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col" className="results-sheet__figure">
              Now
            </th>
            <th scope="col" className="results-sheet__figure">
              In 90 days
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((measure) => (
            <tr key={measure}>
              <th scope="row">{measure}</th>
              <td className="results-sheet__figure"></td>
              <td className="results-sheet__figure"></td>
            </tr>
          ))}
        </tbody>
      </table>
      <MarkdownText text={note} />
    </div>
  );
}
