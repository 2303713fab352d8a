import { Drawing } from './Drawing.tsx';
import { serviceDrawings } from './service-drawings.tsx';

/** A sheet in writing, which ends every service: for one that an owner adds. */
const sheet = <path className="vignette__main" d="M30 66V2h52v64M37 12h24M37 24h38M37 34h38M37 44h30M37 54h34" />;

/** What a service does, small: a drawing of its own for each. `path`: of the service. */
export function Vignette({ path }: { path: string }) {
  return (
    <Drawing name="vignette" width={112} height={64}>
      {serviceDrawings[path.slice(path.lastIndexOf('/') + 1)] ?? sheet}
    </Drawing>
  );
}
