import { AnsweringMap } from '../map/AnsweringMap.tsx';
import { framed } from '../map/frame-around.ts';

const frame = framed({ north: 43.99, south: 43.3, west: -79.95, east: -78.69, beyond: 400 });

/** Every city that is visited, beside a field for a postal code. `path`: of the page. */
export function AreaMap({ path }: { path: string }) {
  return (
    <div className="area-map">
      <AnsweringMap
        path={path}
        frame={frame}
        rest="Choose a city or type a postal code to see the distance, the emergency response and the time on site."
      />
    </div>
  );
}
