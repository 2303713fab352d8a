import { company } from '../../../shared/company/company.ts';
import { Lamp } from '../ui/Lamp.tsx';

export function Wordmark() {
  return (
    <span className="wordmark">
      <Lamp className="wordmark__lamp" light="wordmark__light" />
      {company.shortName}
    </span>
  );
}
