import { baselineControls, controlOrder } from '../../facts/baseline-controls.ts';

const first = controlOrder[0].controls[0];

/**
 * The thirteen controls as dots, in the order in which they help most. Each takes the state that the visitor sets in the
 * tracker below (`ControlOrder.css`), until then it is not known; the first to do is lit.
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
    </figure>
  );
}
