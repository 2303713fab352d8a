import { baselineControls, controlOrder } from '../../facts/baseline-controls.ts';
import { PairedLook } from './PairedLook.tsx';

const first = controlOrder[0].controls[0];

/** By state of the tracker (`shared/tools/tracker.ts`). */
const looks = {
  done: 'border:2px solid var(--nl-well);background:var(--nl-well);color:var(--nl-ground)',
  doing: 'border:3px solid var(--nl-needs)',
  na: 'border:2px solid var(--nl-line);background:var(--nl-line)',
};

/**
 * The thirteen controls as dots, in the order in which they help most. Each takes the state that the visitor sets in the
 * tracker below; until then it is not known, and the first to do is lit.
 */
export function ControlOrder() {
  return (
    <figure className="control-order">
      <figcaption className="control-order__title">
        <strong>The order that helps most</strong> A dot is a control, dashed until you set its state.
      </figcaption>
      <ol className="control-order__steps">
        {controlOrder.map(({ when, controls }) => (
          <li className="control-order__step" key={when}>
            <p className="control-order__when">{when}</p>
            <ul className="control-order__controls">
              {controls.map((number) => (
                <li key={number}>
                  <a className="control-order__control" href={`#control-${number}`}>
                    <span
                      className={number === first ? 'control-order__dot lit-dot' : 'control-order__dot'}
                      data-control={number}
                    >
                      {number}
                    </span>{' '}
                    {baselineControls[number - 1]?.name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {Object.entries(looks).map(([state, look]) => (
        <PairedLook
          count={baselineControls.length}
          dot="data-control"
          when={(number) => `.nl-tracker__control:nth-of-type(${number})[data-state="${state}"]`}
          look={look}
          key={state}
        />
      ))}
    </figure>
  );
}
