import { baselineControls } from '../../shared/tools/baseline-controls.ts';
import { controlStates, emptyEntry, progressOf, type TrackerList } from '../../shared/tools/tracker.ts';

/** Printed for an insurer or a board. */
export function TrackerReport({ list }: { list: TrackerList }) {
  const counts = progressOf(list);
  return (
    <div className="nl-tracker-report" data-begun="">
      <p className="nl-tracker-report__title">{`Cybersecurity controls: ${list.name}`}</p>
      <p>
        {`As of ${new Date().toLocaleDateString('en-CA', { dateStyle: 'long' })}. `}
        {`${counts.done} of ${baselineControls.length - counts.na} baseline controls of the Canadian Centre for Cyber Security are in place. `}
        Filled in by the firm itself; not audited.
      </p>
      <table>
        <thead>
          <tr>
            {['Control', 'State', 'Owner', 'Due', 'Note and evidence'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {baselineControls.map((control, index) => {
            const { state, owner, due, note, link } = list.entries[index + 1] ?? emptyEntry;
            return (
              <tr key={control}>
                <th scope="row">{`${index + 1}. ${control}`}</th>
                <td>{controlStates.find(({ value }) => value === state)?.label}</td>
                <td>{owner}</td>
                <td>{due}</td>
                <td>{[note, link].filter(Boolean).join(' · ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="nl-tracker-report__signed">Date and signature:</p>
    </div>
  );
}
