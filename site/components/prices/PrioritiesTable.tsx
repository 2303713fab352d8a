import { priorities } from '../../facts/service-levels.ts';
import { ScrollBox } from '../ui/ScrollBox.tsx';

export function PrioritiesTable() {
  return (
    <ScrollBox label="Priorities, a table">
      <table className="data-table stack-table priorities-table">
        <caption className="hidden-text">Priorities P1 to P4 with their times</caption>
        <thead>
          <tr>
            <th scope="col">Priority</th>
            <th scope="col">When</th>
            <th scope="col">First response</th>
            <th scope="col">Updates</th>
            <th scope="col">Workaround</th>
            <th scope="col">On site, if needed</th>
          </tr>
        </thead>
        <tbody>
          {priorities.map(({ id, name, means, firstResponse, update, workaround, onSite }) => (
            <tr key={id}>
              <th scope="row">
                {id} {name}
              </th>
              <td>{means}</td>
              <td>{firstResponse}</td>
              <td>{update}</td>
              <td>{workaround}</td>
              <td>{onSite}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
